import { createContext, useContext } from 'react';
import type { Editor } from './editor.ts';

export const EditorContext = createContext<Editor | null>(null);

/** The film that the page edits. Throws outside of an editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) {
    throw new Error('there is no editor around this component');
  }
  return editor;
}
