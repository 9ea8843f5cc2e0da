import { Gate } from '#src/platform/browser/ui/gate.tsx';
import type { FilmView } from '../contract.ts';

/** Characters, places or things of a film, each with its picture and its name. */
export function CastList({ heading, members }: { heading: string; members: FilmView['characters'] }) {
  if (members.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{heading}</h2>
      <ul className="grid grid-cols-3 gap-2">
        {members.map((member) => (
          <li key={member.key} title={member.description} className="min-w-0">
            <Gate aspect="4:5">{member.picture && <img src={member.picture.path} alt="" className="h-full w-full object-cover" />}</Gate>
            <span className="block truncate text-xs">{member.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
