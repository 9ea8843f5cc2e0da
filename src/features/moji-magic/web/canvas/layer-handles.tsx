import type { PointerEvent } from 'react';
import type { BoardLayer } from '../../board-schema.ts';
import type { LayerDeed } from './use-layer-gesture.ts';

const HANDLE = 20;
const STALK = 74;

/** The edge of the chosen layer, with what sizes and turns it. Keys do the same: these are for pointers alone. */
export function LayerHandles({
  layer: { x, y, width, height, rotation },
  onPress,
}: {
  layer: BoardLayer;
  onPress: (event: PointerEvent, does: LayerDeed) => void;
}) {
  const [half, tall] = [width / 2, height / 2];
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${rotation})`}
      aria-hidden="true"
      className="block touch-none **:block **:touch-none"
    >
      <rect
        x={-half}
        y={-tall}
        width={width}
        height={height}
        fill="none"
        className="pointer-events-none stroke-select"
        strokeWidth={4}
        strokeDasharray="14 10"
      />
      <line y1={-tall} y2={-tall - STALK} className="stroke-select" strokeWidth={4} />
      <circle
        cy={-tall - STALK}
        r={HANDLE + 4}
        className="cursor-grab fill-bg stroke-select"
        strokeWidth={5}
        onPointerDown={(event) => onPress(event, 'turn')}
      />
      {(
        [
          [-half, -tall, 'cursor-nwse-resize'],
          [half, -tall, 'cursor-nesw-resize'],
          [-half, tall, 'cursor-nesw-resize'],
          [half, tall, 'cursor-nwse-resize'],
        ] as const
      ).map(([cornerX, cornerY, cursor]) => (
        <rect
          key={`${cornerX} ${cornerY}`}
          x={cornerX - HANDLE}
          y={cornerY - HANDLE}
          width={2 * HANDLE}
          height={2 * HANDLE}
          rx={6}
          className={`${cursor} fill-bg stroke-select`}
          strokeWidth={5}
          onPointerDown={(event) => onPress(event, 'size')}
        />
      ))}
    </g>
  );
}
