import { createContext, use, type ComponentType, type RefObject } from 'react';
import type { FilmView } from '../../film-view-contract.ts';
import type { DocumentShot } from '../../timeline/film-document.ts';
import type { EditorTab } from '../editor-tabs.ts';
import type { FilmGuideCode } from '../guide/guide-entry.tsx';
import type { ShotView } from './storyboard/shot-standing.ts';
import type { EditByModelProps } from './tools/edit-by-model.tsx';
import type { TrimmableClip } from './video/trim-dialog.tsx';
import type { OrderScope } from './video/use-video.ts';

/** A part of the editor whose code and texts are loaded on demand. */
interface EditorPart<Props extends object = object> {
  Screen: ComponentType<Props>;
  load: () => Promise<void>;
}

/** The parts that the app passes in. */
export interface EditorParts {
  /** Only the tabs that are here are shown. */
  tabs: Readonly<Partial<Record<EditorTab, EditorPart>>>;
  inspector: EditorPart<{ onClose: () => void }>;
  /** The sounds of the shot in the inspector. */
  sounds: EditorPart;
  /** The pictures of the shot in the inspector. */
  pictures: EditorPart;
  /** The pictures that the tools have made, to take one of them. */
  toolPictures: EditorPart<{
    onPick: (picture: { id: string; path: string; mime: string; bytes: number }) => void;
    onClose: () => void;
  }>;
  /** How the shot in the inspector ends. */
  tail: EditorPart;
  /** Draws a text that was written into a shot. */
  drawWritten: EditorPart<{ shot: DocumentShot; inTable: boolean }>;
  /** Asks what happens after a shot. */
  continuation: EditorPart<{ shotId: string; onClose: () => void }>;
  /** Changes a picture that the engine did not draw by words. */
  editByModel: EditorPart<EditByModelProps>;
  /** Fits the mouth in a clip of a model to its voice. */
  modelLipSync: EditorPart<{ shotId: string; isPossible: boolean }>;
  takes: EditorPart<{ film: FilmView; number: number; onClose: () => void }>;
  /** Orders new takes of clips. */
  clipOrder: EditorPart<{ scope: OrderScope; onClose: () => void }>;
  /** Takes a clip of the owner's for a shot. */
  ownClip: EditorPart<{ shot: DocumentShot; view: ShotView | undefined; onClose: () => void }>;
  /** Chooses the part of a clip that is seen. */
  trim: EditorPart<{ shot: DocumentShot; clip: TrimmableClip; spokenSeconds: number; onClose: () => void }>;
  shortcuts: EditorPart<{ onClose: () => void }>;
  /** What a newcomer may do, step by step. */
  guide: FilmGuideCode;
  /** The film as it is now; it plays at once where somebody has just asked for it, and takes note that it did. */
  preview: EditorPart<{ justAskedRef: RefObject<boolean>; onClose: () => void }>;
  versions: EditorPart<{ onClose: () => void }>;
  /** The shots by time. */
  timeline: EditorPart;
  /** The film as it comes together. */
  autoTimeline: EditorPart;
}

export const EditorPartsContext = createContext<EditorParts | null>(null);

/** The parts of the editor around this component. */
export function useEditorParts(): EditorParts {
  const parts = use(EditorPartsContext);
  if (!parts) {
    throw new Error('there is no editor around this component');
  }
  return parts;
}
