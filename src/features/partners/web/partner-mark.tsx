/** A partner's logo, if the browser can show it, and its name. */
export function PartnerMark({ name, logo }: { name: string; logo: string | null }) {
  return (
    <span translate="no" className="flex min-w-0 items-center gap-2.5">
      {logo && (
        <img
          key={logo}
          src={logo}
          alt=""
          className="h-8 max-w-40 shrink-0 object-contain"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
      <span title={name} className="min-w-0 truncate text-lead font-semibold">
        {name}
      </span>
    </span>
  );
}
