import { useCallback, useEffect, useRef, useState } from 'react';

/** Why there is no picture of the camera. */
export type CameraProblem = 'refused' | 'missing' | 'busy';
type Facing = 'user' | 'environment';

/** Width of the photo that is asked of the camera. */
const WANTED_PIXELS = 1280;
const QUALITY = 0.92;

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'refused';
  }
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/**
 * The camera of the device while the page is shown: its picture goes to a video element, and stays on the device. It is
 * let go when the page is left.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('user');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ of: string; is: 'ready' | CameraProblem }>();
  const wanted = `${facing} ${attempt}`;
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    const start = async (): Promise<void> => {
      try {
        // Pages without a secure address have no devices at all.
        const devices = navigator.mediaDevices as MediaDevices | undefined;
        if (!devices) {
          throw new DOMException('no devices', 'NotFoundError');
        }
        stream = await devices.getUserMedia({ video: { facingMode: facing, width: { ideal: WANTED_PIXELS } } });
        if (isLeft || !video.current) {
          stream.getTracks().forEach((track) => track.stop());
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        setState({ of: wanted, is: 'ready' });
      } catch (error) {
        if (!isLeft) {
          setState({ of: wanted, is: problemOf(error) });
        }
      }
    };
    void start();
    return () => {
      isLeft = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [facing, wanted]);
  const snap = useCallback(async (): Promise<File | undefined> => {
    const element = video.current;
    if (!element || element.videoWidth === 0) {
      return undefined;
    }
    const canvas = new OffscreenCanvas(element.videoWidth, element.videoHeight);
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
  }, []);
  const current = state?.of === wanted ? state.is : 'starting';
  return {
    video,
    isReady: current === 'ready',
    problem: current === 'ready' || current === 'starting' ? undefined : current,
    isMirrored: facing === 'user',
    snap,
    turn: () => setFacing((before) => (before === 'user' ? 'environment' : 'user')),
    tryAgain: () => setAttempt((before) => before + 1),
  };
}
