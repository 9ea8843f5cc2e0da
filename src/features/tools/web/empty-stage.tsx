/** What a stage says before anything was made. */
export function EmptyStage({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-h-64 flex-col justify-center gap-2 rounded-panel border border-line bg-surface-1 p-5 sm:p-8">
      <p className="display text-head">{title}</p>
      <p className="max-w-prose text-text-2">{text}</p>
    </div>
  );
}
