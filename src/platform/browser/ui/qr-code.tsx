import { encode } from 'uqr';

/** A URL as a QR code; dark on light in both themes, as scanners need. `label` names the target. */
export function QrCode({ text, label, size = 168 }: { text: string; label: string; size?: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className="rounded-frame bg-white"
    >
      <path d={path} fill="#0d1c20" />
    </svg>
  );
}
