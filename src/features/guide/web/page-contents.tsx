import { Link } from 'react-router';

/** The headings of a long page as links; beside the page on wide screens. */
export function PageContents({
  label,
  entries,
}: {
  label: string;
  entries: readonly { id: string; heading: string }[];
}) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-[84px] lg:max-h-[calc(100dvh-110px)] lg:overflow-y-auto">
      <p className="mb-2 text-note text-text-3">{label}</p>
      <ol className="grid gap-x-4 max-lg:grid-cols-2">
        {entries.map(({ id, heading }) => (
          <li key={id} className="border-l border-line">
            <Link
              to={`#${id}`}
              className="-ml-px block h-full border-l border-transparent py-1.5 pl-3 lg:pl-4 text-dense text-text-2 hover:border-select hover:text-text-1 pointer-coarse:py-2.5"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
