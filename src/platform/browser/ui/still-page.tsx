import type { ReactNode } from 'react';

/** A short page beside a still drawn by our engine (`still` names it); on narrow screens the still is below. */
export function StillPage({ still, caption, children }: { still: string; caption?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[1120px] items-center gap-x-12 gap-y-8 py-4 sm:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="flex flex-col items-start gap-5">{children}</div>
      <figure className="flex min-w-0 flex-col gap-2">
        <img
          src={`/showcase/${still}.avif`}
          alt=""
          width={480}
          height={270}
          className="aspect-video w-full rounded-frame border border-line bg-media object-cover"
        />
        {caption && <figcaption className="edge text-text-3">{caption}</figcaption>}
      </figure>
    </div>
  );
}
