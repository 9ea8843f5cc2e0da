import {
  AmbientLight,
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  Scene,
  Sphere,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** A solid that is shown on a canvas and can be looked at from all sides. */
export interface SolidScene {
  /** Turns it by so many radians, around and up. */
  turn(around: number, up: number): void;
  /** Goes nearer (below 1) or farther away. */
  zoom(factor: number): void;
  /** Looks at it as at first. */
  reset(): void;
  /** Fits what is drawn to the canvas. */
  resize(): void;
  /** What is seen now, as a PNG picture with a clear ground. */
  picture(): Promise<Blob>;
  dispose(): void;
}

const FIELD_OF_VIEW_DEGREES = 32;
const FIRST = { around: -0.5, up: 0.18, zoom: 1 };
const MOST_UP = 1.45;
const [NEAREST, FARTHEST] = [0.35, 2.5];

/**
 * Shows a GLB file on a canvas; the file needs nothing from elsewhere, and nothing is fetched. Throws what three.js
 * throws where the browser has no WebGL, or the file needs a decoder.
 */
export async function createSolidScene(canvas: HTMLCanvasElement, file: ArrayBuffer): Promise<SolidScene> {
  const { scene: solid } = await new GLTFLoader().parseAsync(file, '');
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.outputColorSpace = SRGBColorSpace;
  const scene = new Scene();
  scene.add(solid, new AmbientLight('white', 1.1), new HemisphereLight('white', '#8a8578', 1.2));
  const lamp = new DirectionalLight('white', 1.1);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 0.01, 1000);
  // The lamp goes with the viewer, so that what is looked at is lit.
  camera.add(lamp);
  lamp.position.set(-1, 1.2, 1);
  scene.add(camera);
  const { center, radius } = new Box3().setFromObject(solid).getBoundingSphere(new Sphere());
  const look = { ...FIRST };
  const draw = (): void => {
    const fit = radius / Math.sin((FIELD_OF_VIEW_DEGREES * Math.PI) / 360) / Math.min(1, camera.aspect);
    const away = fit * look.zoom;
    camera.near = away / 100;
    camera.far = away + 10 * radius;
    camera.updateProjectionMatrix();
    const flat = Math.cos(look.up);
    const from = new Vector3(Math.sin(look.around) * flat, Math.sin(look.up), Math.cos(look.around) * flat);
    camera.position.copy(center).addScaledVector(from, away);
    camera.lookAt(center);
    renderer.render(scene, camera);
  };
  const resize = (): void => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    draw();
  };
  resize();
  return {
    turn: (around, up) => {
      look.around += around;
      look.up = Math.max(-MOST_UP, Math.min(MOST_UP, look.up + up));
      draw();
    },
    zoom: (factor) => {
      look.zoom = Math.max(NEAREST, Math.min(FARTHEST, look.zoom * factor));
      draw();
    },
    reset: () => {
      Object.assign(look, FIRST);
      draw();
    },
    resize,
    picture: () =>
      new Promise((resolve, reject) => {
        // Read in the same turn: what was drawn before is gone then.
        draw();
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
      }),
    dispose: () => {
      solid.traverse(disposeMesh);
      renderer.dispose();
    },
  };
}

function disposeMesh(object: Object3D): void {
  if (object instanceof Mesh) {
    object.geometry.dispose();
    for (const material of [object.material].flat()) {
      material.dispose();
    }
  }
}
