import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { LeaderBar, type LeaderFrame } from '#src/platform/browser/ui/leader-bar.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { Part } from './part.tsx';

const FRAMES: LeaderFrame[] = [
  { key: 'story', label: 'Story', state: 'done' },
  { key: 'cast', label: 'Characters', state: 'done' },
  { key: 'script', label: 'Script', state: 'done' },
  { key: 'frames', label: 'Frames', state: 'failed', note: '1 failed' },
  { key: 'video', label: 'Video', state: 'making', note: '5 of 8' },
  { key: 'music', label: 'Music', state: 'waiting' },
  { key: 'cut', label: 'Cut', state: 'waiting' },
  { key: 'complete', label: 'Complete', state: 'waiting' },
];

/** Frames, their labels and their progress. */
export function PartsMedia({ picture }: { picture: string }) {
  return (
    <>
      <Part name="gate">
        <div className="w-52">
          <Gate aspect="16:9">
            <img src={picture} alt="" className="size-full object-cover" />
          </Gate>
          <EdgePrint className="mt-1.5" end="00:06">
            <span>S03</span>
            <CircledTake number={2} />
            <span>Draft</span>
          </EdgePrint>
        </div>
        <div className="w-52">
          <Gate aspect="16:9" selected>
            <img src={picture} alt="" className="size-full object-cover" />
          </Gate>
        </div>
        <div className="relative w-52">
          <Gate aspect="16:9">
            <img src={picture} alt="" className="size-full object-cover" />
            <Leader count={4} />
          </Gate>
        </div>
        <div className="w-24">
          <Gate aspect="9:16">
            <img src={picture} alt="" className="size-full object-cover" />
          </Gate>
        </div>
      </Part>
      <Part name="take">
        <CircledTake number={1} chosen={false} />
        <CircledTake number={2} />
        <CircledTake number={12} />
      </Part>
      <Part name="leader bar">
        <div className="w-full">
          <LeaderBar label="How far the film is" percent={56} frames={FRAMES} />
        </div>
      </Part>
      <Part name="slate">
        <Slate className="w-64 p-4">A panel that things are written on.</Slate>
      </Part>
      <Part name="page section">
        <div className="w-full">
          <PageSection heading="Where you can be reached" note="Seen by nobody but you.">
            <p className="text-text-2">The controls of this part.</p>
          </PageSection>
        </div>
      </Part>
      <Part name="skeleton">
        <div className="flex w-52 flex-col gap-2">
          <Skeleton aspect="16:9" />
          <Skeleton className="h-5 w-3/4" />
        </div>
      </Part>
      <Part name="progress">
        <div className="flex w-52 flex-col gap-4">
          <Progress label="Known" percent={62} />
          <Progress label="Unknown" />
        </div>
      </Part>
      <Part name="coins">
        <CoinAmount coins={0} />
        <CoinAmount coins={1240} />
        <CoinAmount coins={1} className="text-gold" />
      </Part>
      <Part name="avatar">
        <Avatar name="Mina" />
        <Avatar name="민아" member />
        <Avatar name="Lin" picture={picture} size={44} />
      </Part>
    </>
  );
}
