import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardContent, BoardLayer } from '../../board-schema.ts';
import { BOARD_SIDE } from '../../board.ts';
import { withLayer } from './board-state.ts';
import { FONT_FAMILIES, FONT_WEIGHTS, linesOf } from './board-text.ts';
import { LayerHandles } from './layer-handles.tsx';
import { movesOfKey } from './moves-of-key.ts';
import { useLayerGesture } from './use-layer-gesture.ts';

/** The board itself: each layer is chosen, moved, turned and sized by pointer or keys. */
export function BoardView({
  content,
  addressOf,
  chosenId,
  onChoose,
  onChange,
  onRemove,
}: {
  content: BoardContent;
  addressOf: (fileId: string) => string | undefined;
  chosenId: string | undefined;
  onChoose: (id: string | undefined) => void;
  onChange: (kind: string, change: (board: BoardContent) => BoardContent) => void;
  onRemove: (id: string) => void;
}) {
  const t = useTranslations('mojiCanvas');
  const board = useRef<SVGSVGElement>(null);
  const gesture = useLayerGesture(board, onChange);
  const chosen = content.layers.find(({ id }) => id === chosenId);
  const press = (event: KeyboardEvent, layer: BoardLayer): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(layer.id);
      return;
    }
    const moves = movesOfKey(event);
    if (moves) {
      event.preventDefault();
      onChange(`${moves.kind}:${layer.id}`, withLayer(layer.id, moves.change));
    }
  };
  return (
    <div
      className="checkerboard relative aspect-square w-full overflow-hidden rounded-frame border border-line"
      style={content.background === null ? undefined : { background: content.background }}
    >
      {/* In SVG there are no tags for groups and buttons. */}
      <svg
        ref={board}
        viewBox={`0 0 ${BOARD_SIDE} ${BOARD_SIDE}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={t('board')}
        className="size-full touch-pan-y select-none"
        onPointerDown={(event: PointerEvent) => {
          if (event.target === board.current) {
            onChoose(undefined);
          }
        }}
      >
        {content.layers.map((layer) => (
          <g
            key={layer.id}
            transform={`translate(${layer.x} ${layer.y}) rotate(${layer.rotation})`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="button"
            tabIndex={0}
            aria-label={t('layer', { name: nameOf(layer, t('noText')) })}
            aria-pressed={layer.id === chosenId}
            className="block cursor-move touch-none outline-none **:block **:touch-none [&:focus-visible>rect]:stroke-focus"
            onFocus={() => onChoose(layer.id)}
            onKeyDown={(event) => press(event, layer)}
            onPointerDown={(event) => {
              onChoose(layer.id);
              gesture.begin(event, { layer, does: 'move' });
            }}
          >
            <g transform={layer.isFlipped ? 'scale(-1 1)' : undefined}>
              <LayerPicture layer={layer} address={layer.kind === 'picture' ? addressOf(layer.fileId) : undefined} />
            </g>
            {/* What is pressed, also where the layer is clear; the ring of the focus. */}
            <rect
              x={-layer.width / 2}
              y={-layer.height / 2}
              width={layer.width}
              height={layer.height}
              fill="transparent"
              stroke="transparent"
              strokeWidth={6}
            />
          </g>
        ))}
        {chosen && (
          <LayerHandles layer={chosen} onPress={(event, does) => gesture.begin(event, { layer: chosen, does })} />
        )}
      </svg>
    </div>
  );
}

/** What a layer is called. */
export function nameOf(layer: BoardLayer, none: string): string {
  const name = layer.kind === 'picture' ? layer.name : layer.text;
  return name.trim() === '' ? none : name.replaceAll('\n', ' ');
}

function LayerPicture({ layer, address }: { layer: BoardLayer; address: string | undefined }) {
  if (layer.kind === 'picture') {
    return (
      <image
        href={address}
        x={-layer.width / 2}
        y={-layer.height / 2}
        width={layer.width}
        height={layer.height}
        preserveAspectRatio="none"
      />
    );
  }
  const { size, outline, lines } = linesOf(layer);
  return (
    <g
      fontFamily={FONT_FAMILIES[layer.font]}
      fontWeight={FONT_WEIGHTS[layer.font]}
      fontSize={size}
      textAnchor="middle"
      fill={layer.colour}
      {...(layer.outline === null
        ? {}
        : { stroke: layer.outline, strokeWidth: outline, strokeLinejoin: 'round', paintOrder: 'stroke' })}
    >
      {lines.map(({ text, y }) => (
        <text key={y} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}
