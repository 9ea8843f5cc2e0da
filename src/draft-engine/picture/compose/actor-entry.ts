import type { PlacedActor } from './blocking.ts';
import { actorLayer, drawActor, type Setting, type StageEntry } from './draw-actor.ts';
import { blurred } from './layer.ts';

/** An actor as an entry of the stage, drawn anew for every moment. */
export function actorEntry(setting: Setting, actor: PlacedActor): StageEntry {
  return actor.overShoulder ? nearActor(setting, actor) : livingActor(setting, actor);
}

function livingActor({ scene, world }: Setting, actor: PlacedActor): StageEntry {
  const layer = actorLayer(scene, actor);
  let drawn = -1;
  return {
    kind: 'moving',
    layer,
    speed: actor.speed,
    actorIndex: actor.index,
    ...(actor.spotAt ? { spotAt: actor.spotAt } : {}),
    redraw(moment) {
      if (moment === drawn) {
        return;
      }
      drawn = moment;
      drawActor(scene, { world, layer }, actor, moment);
    },
  };
}

/** Somebody before the camera with the back to it: a little in the shade, in the own colours, blurred and still. */
function nearActor({ scene, world }: Setting, actor: PlacedActor): StageEntry {
  const layer = actorLayer(scene, actor);
  drawActor(scene, { world, layer }, actor, 0);
  const context = layer.surface.getContext('2d');
  context.globalCompositeOperation = 'source-atop';
  const dark = scene.palette.near;
  context.globalAlpha = 0.16;
  context.fillStyle = `rgb(${Math.round(dark.L * 90)},${Math.round(dark.L * 85)},${Math.round(dark.L * 110)})`;
  context.fillRect(0, 0, layer.surface.width, layer.surface.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  const unit = Math.min(scene.frame.width, scene.frame.height) / 720;
  return {
    kind: 'plane',
    layer: {
      ...layer,
      surface: blurred(scene.surfaces, layer.surface, 3.2 * unit * layer.resolution * scene.look.depthOfField),
    },
  };
}
