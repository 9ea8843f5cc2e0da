import { array, assert, asyncProperty, constantFrom, oneof, option, string, tuple } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { applyEdits } from '../../../timeline/apply-edits.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import { EditRefused, type FilmEdit } from '../../../timeline/film-edit.ts';
import type { EditKeeper, EditServer, EditSession, KeptEdits } from './edit-session-contract.ts';
import { openEditSession } from './edit-session.ts';
import type { Choice } from './editor.ts';

const film = (): FilmDocument =>
  ({
    title: 'The Lamp',
    outline: '',
    characters: [],
    places: [{ key: 'place-1', name: 'Harbour', description: '' }],
    items: [],
    shots: Array.from({ length: 6 }, (_, index) => ({
      id: `shot-${index + 1}`,
      plan: {
        number: index + 1,
        script: '',
        placeKey: 'place-1',
        camera: 'static',
        actors: [],
        items: [],
        speech: { kind: 'silent', text: '', emotion: 'neutral' },
        transition: (['fade_in', 'cut', 'dissolve'] as const)[index] ?? 'cut',
      } as unknown as PlannedShot,
      drawn: false,
    })),
  }) as unknown as FilmDocument;

/** Speaks the protocol of the endpoints: versions, batches that count once, and answers that can be lost. */
class LoopbackServer implements EditServer {
  version = 1;
  document = film();
  fault: 'none' | 'unreachable' | 'answer_lost' = 'none';
  /** A word that it does not take. */
  refused: string | undefined;
  /** How often it was asked to take a change. */
  asked = 0;
  private readonly done = new Map<string, number>();

  async read() {
    this.failIf('unreachable');
    return { version: this.version, document: this.document };
  }

  async send({ version, batchId, edits }: Parameters<EditServer['send']>[0]) {
    this.asked += 1;
    this.failIf('unreachable');
    const earlier = this.done.get(batchId);
    if (earlier === undefined) {
      if (version !== this.version) {
        throw new Error('changed');
      }
      if (this.refused !== undefined && JSON.stringify(edits).includes(this.refused)) {
        throw new Error('refused');
      }
      this.change(edits);
      this.done.set(batchId, this.version);
    }
    this.failIf('answer_lost');
    return { version: earlier ?? this.version };
  }

  /** The states that were kept, by their id. */
  readonly kept = new Map<string, FilmDocument>();

  /** Bringing a state or a take back takes until then. */
  restoring: Promise<void> = Promise.resolve();
  async restore({ version, checkpointId }: Parameters<EditServer['restore']>[0]) {
    await this.restoring;
    this.failIf('unreachable');
    const document = this.kept.get(checkpointId);
    if (version !== this.version || !document) {
      throw new Error(document ? 'changed' : 'refused');
    }
    const before = `kept-${this.kept.size}`;
    this.kept.set(before, this.document);
    this.document = document;
    this.version += 1;
    return { version: this.version, checkpointId: before };
  }

  /** The choices that it carried out. */
  readonly choices: Choice[] = [];
  chooseCut(cut: Parameters<EditServer['chooseCut']>[0]): void {
    this.choices.push({ cut });
  }
  async chooseTake(take: string): Promise<void> {
    await this.restoring;
    this.failIf('unreachable');
    if (take === this.refused) {
      throw new Error('refused');
    }
    this.choices.push({ take });
  }

  unsaved(): Error {
    return new Error('passing');
  }

  judge(error: unknown) {
    return (error as Error).message as 'passing' | 'changed' | 'refused';
  }

  /** Somebody else's change, too. */
  change(edits: readonly FilmEdit[]): void {
    this.document = applyEdits(this.document, edits).document;
    this.version += 1;
  }

  private failIf(fault: LoopbackServer['fault']): void {
    if (this.fault === fault) {
      throw new Error('passing');
    }
  }
}

class Device implements EditKeeper {
  kept: KeptEdits | undefined;
  read(): KeptEdits | undefined {
    return this.kept && (JSON.parse(JSON.stringify(this.kept)) as KeptEdits);
  }
  write(kept: KeptEdits): void {
    this.kept = kept;
  }
}

const script = (id: string, text: string): FilmEdit => ({ kind: 'shot', id, set: { script: text } });
const scriptOf = (document: FilmDocument, id: string): string | undefined =>
  document.shots.find((shot) => shot.id === id)?.plan.script;

let server: LoopbackServer;
let device: Device;
let session: EditSession;
/** What the person was told of versions that did not come back. */
let failures: unknown[];
/** What has the focus on the page. */
let focused: unknown;
const open = (): Promise<EditSession> =>
  openEditSession(server, device, { onFailed: (error) => failures.push(error), focused: () => focused });
beforeEach(async () => {
  vi.useFakeTimers();
  server = new LoopbackServer();
  device = new Device();
  failures = [];
  focused = undefined;
  session = await open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60_000);

test('[EDIT-02] letters of a word are sent together and undone together', async () => {
  for (const text of ['F', 'Fo', 'Fog']) {
    session.edit([script('shot-1', text)], { label: 'text', key: 'shot-1 script' });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(session.view().saveState).toBe('saving');
  expect(server.version).toBe(1);
  await rest();
  expect(session.view().saveState).toBe('saved');
  expect(server.version).toBe(2);
  expect(session.undo()).toBe(true);
  expect(scriptOf(session.view().document, 'shot-1')).toBe('');
  expect(session.redo()).toBe(true);
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('Fog');
});

test('[EDIT-02] choices for the final cut are steps of the same history, a drag of one of them is one step', async () => {
  const frames = (before: number, after: number): void =>
    session.noteChoice(
      { before: { cut: { dissolveFrames: before } }, after: { cut: { dissolveFrames: after } } },
      { label: 'cut', key: 'cut dissolveFrames' },
    );
  session.edit([script('shot-1', 'Fog')], { label: 'text' });
  frames(12, 13);
  frames(13, 14);
  session.edit([script('shot-2', 'Rain')], { label: 'text' });
  session.undo();
  expect(session.view().undoStep).toEqual({ label: 'cut', shotId: undefined });
  expect(session.undo()).toBe(true);
  expect(server.choices).toEqual([{ cut: { dissolveFrames: 12 } }]);
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Fog');
  // It is still there after the page was loaded again.
  session.close();
  session = await openEditSession(server, device);
  expect(session.redo()).toBe(true);
  expect(server.choices.at(-1)).toEqual({ cut: { dissolveFrames: 14 } });
  session.undo();
  session.undo();
  expect(scriptOf(session.view().document, 'shot-1')).toBe('');
});

const useTake = (before: string, after: string): void =>
  session.noteChoice({ before: { take: before }, after: { take: after } }, { label: 'music' });

test('[EDIT-02] a take that is used in place of another one is a step of its own', async () => {
  session.edit([script('shot-1', 'Fog')], { label: 'text' });
  useTake('one', 'two');
  expect(session.view().undoStep?.label).toBe('music');
  session.undo();
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Fog');
  await rest();
  session.redo();
  await rest();
  expect(server.choices).toEqual([{ take: 'one' }, { take: 'two' }]);
  expect(session.view()).toMatchObject({ undoStep: { label: 'music' }, redoStep: undefined });
});

test('[EDIT-02] another take is undone once the server has accepted it, and changes meanwhile come after it', async () => {
  session.edit([script('shot-1', 'Fog')], { label: 'text' });
  useTake('one', 'two');
  const done: string[] = [];
  const accept = holdRestoring();
  expect(session.undo(() => done.push('undone'))).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([done, session.view().undoStep, session.view().redoStep]).toEqual([[], undefined, undefined]);
  accept();
  await rest();
  expect([done, server.choices]).toEqual([['undone'], [{ take: 'one' }]]);
  expect(session.view()).toMatchObject({ undoStep: { label: 'text' }, redoStep: { label: 'music' } });
  const acceptAgain = holdRestoring();
  session.redo(() => done.push('redone'));
  session.edit([script('shot-2', 'Rain')], { label: 'text' });
  acceptAgain();
  await rest();
  expect(done).toEqual(['undone', 'redone']);
  session.undo();
  expect(scriptOf(session.view().document, 'shot-2')).toBe('');
  expect(session.view().undoStep?.label).toBe('music');
});

test('[EDIT-02] a take that is chosen while another one comes back is undone after that', async () => {
  useTake('one', 'two');
  const accept = holdRestoring();
  session.undo();
  useTake('one', 'three');
  expect(session.view().undoStep).toBeUndefined();
  expect(session.undo()).toBe(false);
  accept();
  await rest();
  expect(session.view()).toMatchObject({ undoStep: { label: 'music' }, redoStep: undefined });
  expect(session.undo()).toBe(true);
  await rest();
  expect(server.choices).toEqual([{ take: 'one' }, { take: 'one' }]);
  expect(session.view()).toMatchObject({ undoStep: undefined, redoStep: { label: 'music' } });
});

test('[EDIT-02] another take stays where it is in the history while the server is away, and is let go where it is refused', async () => {
  session.edit([script('shot-1', 'Fog')], { label: 'text' });
  await rest();
  useTake('one', 'two');
  const done: string[] = [];
  server.fault = 'unreachable';
  session.undo(() => done.push('undone'));
  await rest();
  expect([done, failures]).toEqual([[], [new Error('passing')]]);
  expect(session.view()).toMatchObject({ undoStep: { label: 'music' }, redoStep: undefined });
  server.fault = 'none';
  server.refused = 'one';
  session.undo(() => done.push('undone'));
  await rest();
  expect([done, server.choices, failures.at(-1)]).toEqual([[], [], new Error('refused')]);
  // What was done before it is undone all the same.
  expect(session.view()).toMatchObject({ undoStep: { label: 'text' }, redoStep: undefined });
  expect(session.undo(() => done.push('undone'))).toBe(true);
  expect([done, scriptOf(session.view().document, 'shot-1')]).toEqual([['undone'], '']);
});

test('[EDIT-02] typing without a rest is sent all the same, and a rest begins another step of the history', async () => {
  const text = 'Fog over the';
  for (const [index] of [...text].entries()) {
    session.edit([script('shot-1', text.slice(0, index + 1))], { label: 'text', key: 'shot-1 script' });
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(server.version).toBeGreaterThan(1);
  await rest();
  session.edit([script('shot-1', 'Fog over the sea')], { label: 'text', key: 'shot-1 script' });
  session.undo();
  expect(scriptOf(session.view().document, 'shot-1')).toBe(text);
  session.undo();
  expect(scriptOf(session.view().document, 'shot-1')).toBe('');
});

test('[EDIT-02] what is typed after a redo is a step of its own, and another change ends what could be redone', () => {
  const type = (text: string): boolean =>
    session.edit([script('shot-1', text)], { label: 'text', key: 'shot-1 script' });
  type('Fog');
  session.undo();
  session.redo();
  type('Fog rises');
  session.undo();
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Fog');
  session.edit([script('shot-2', 'Rain.')], { label: 'text' });
  expect(session.view().redoStep).toBeUndefined();
  expect(session.redo()).toBe(false);
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Fog');
});

test('[EDIT-02] a hundred steps are undone, and no more are kept', () => {
  for (let count = 1; count <= 102; count++) {
    session.edit([script('shot-1', String(count))], { label: 'text' });
  }
  for (let undone = 0; undone < 100; undone++) {
    expect(session.undo()).toBe(true);
  }
  expect(session.undo()).toBe(false);
  expect(scriptOf(session.view().document, 'shot-1')).toBe('2');
});

test('[EDIT-02] what could not be sent is kept through a crash, and counts once where only the answer was lost', async () => {
  server.fault = 'answer_lost';
  session.edit([{ kind: 'move_shot', id: 'shot-1', after: 'shot-2' }], { label: 'move' });
  await vi.advanceTimersByTimeAsync(500);
  expect(session.view().saveState).toBe('offline');
  session.edit([script('shot-3', 'Rain.')], { label: 'text' });
  session.close();
  server.fault = 'none';
  session = await openEditSession(server, device);
  expect(scriptOf(session.view().document, 'shot-3')).toBe('Rain.');
  await rest();
  expect(server.document.shots.slice(0, 2).map(({ id }) => id)).toEqual(['shot-2', 'shot-1']);
  expect(scriptOf(server.document, 'shot-3')).toBe('Rain.');
  expect(session.view().undoStep).toEqual({ label: 'text', shotId: 'shot-3' });
});

test('[EDIT-02] a session that was closed takes no change and writes nothing over what is kept', async () => {
  session.edit([script('shot-1', 'Fog.')], { label: 'text' });
  session.flush();
  session.close();
  const kept = device.read();
  expect(kept?.inFlight).not.toBeNull();
  expect(session.edit([script('shot-2', 'Rain.')], { label: 'text' })).toBe(false);
  session.becameAnother('kept');
  await rest();
  expect(device.read()).toEqual(kept);
  session = await openEditSession(server, device);
  expect(server.version).toBe(2);
  expect(session.view()).toMatchObject({ saveState: 'saved', undoStep: { label: 'text' } });
});

test('[EDIT-02] changes of different things by two tabs both hold; of the same thing a person decides', async () => {
  session.edit([script('shot-1', 'Mine.')], { label: 'text' });
  server.change([script('shot-2', 'Theirs.')]);
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('Mine.');
  expect(scriptOf(session.view().document, 'shot-2')).toBe('Theirs.');
  session.edit([script('shot-2', 'Mine too.')], { label: 'text' });
  server.change([script('shot-2', 'Theirs again.')]);
  await rest();
  expect(session.view().saveState).toBe('changed_elsewhere');
  expect(scriptOf(server.document, 'shot-2')).toBe('Theirs again.');
  expect(scriptOf(session.view().document, 'shot-2')).toBe('Mine too.');
  expect(session.view().conflicts).toMatchObject([
    { edit: { id: 'shot-2' }, field: 'script', mine: 'Mine too.', theirs: 'Theirs again.' },
  ]);
  // Meanwhile the other tab has taken its change back: that is no new question.
  server.change([script('shot-2', 'Theirs.')]);
  session.resolve('mine');
  await rest();
  expect(session.view().saveState).toBe('saved');
  expect(scriptOf(server.document, 'shot-2')).toBe('Mine too.');
  // The next change of the same thing is one.
  session.edit([script('shot-2', 'Mine again.')], { label: 'text' });
  server.change([script('shot-2', 'Theirs at last.')]);
  await rest();
  expect(session.view().saveState).toBe('changed_elsewhere');
  session.resolve('theirs');
  await rest();
  expect(scriptOf(session.view().document, 'shot-2')).toBe('Theirs at last.');
});

test('[EDIT-05] what was typed since a field was entered is taken back, also when it is saved, and leaves no step', async () => {
  session.edit([script('shot-1', 'Before.')], { label: 'text' });
  focused = 'field';
  const type = (text: string): boolean =>
    session.edit([script('shot-1', text)], { label: 'text', key: 'shot-1 script' });
  type('Fog');
  session.takeBackTyped();
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Before.');
  session.undo();
  expect(scriptOf(session.view().document, 'shot-1')).toBe('');
  session.redo();
  type('Rain');
  await rest();
  type('Rain falls');
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('Rain falls');
  session.takeBackTyped();
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('Before.');
  // What was typed before the field was left stays.
  type('Snow');
  session.left();
  type('Snow falls');
  session.takeBackTyped();
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('Snow');
});

test.each(['mine', 'theirs'] as const)(
  '[EDIT-02] what is typed where the person still is gives no way unasked to another tab, also when it is saved: %s',
  async (choice) => {
    focused = 'field';
    const type = (text: string): boolean =>
      session.edit([script('shot-1', text)], { label: 'text', key: 'shot-1 script' });
    type('From A');
    await rest();
    type('From A.');
    await rest();
    expect(session.view().saveState).toBe('saved');
    server.change([script('shot-1', 'From B.'), script('shot-2', 'Rain.')]);
    await session.catchUp(server.version);
    expect(session.view()).toMatchObject({
      saveState: 'changed_elsewhere',
      conflicts: [{ mine: 'From A.', theirs: 'From B.' }],
    });
    expect(scriptOf(session.view().document, 'shot-2')).toBe('Rain.');
    session.resolve(choice);
    await rest();
    expect(session.view()).toMatchObject({ saveState: 'saved', document: server.document });
    expect(scriptOf(server.document, 'shot-1')).toBe(choice === 'mine' ? 'From A.' : 'From B.');
    // Once the field is left, another tab's text is simply shown.
    type('From A again.');
    await rest();
    focused = 'another field';
    server.change([script('shot-1', 'From B again.')]);
    await session.catchUp(server.version);
    expect(session.view().saveState).toBe('saved');
    expect(scriptOf(session.view().document, 'shot-1')).toBe('From B again.');
  },
);

test('[EDIT-02] while a person has to decide about a line, other changes of both tabs are saved and shown', async () => {
  session.edit([script('shot-2', 'Mine.')], { label: 'text' });
  server.change([script('shot-2', 'Theirs.')]);
  await rest();
  expect(session.view().saveState).toBe('changed_elsewhere');
  session.edit([script('shot-3', 'Rain.'), { kind: 'shot', id: 'shot-2', set: { camera: 'zoom_in' } }], {
    label: 'text',
  });
  session.edit([{ kind: 'move_shot', id: 'shot-1', after: 'shot-2' }], { label: 'move' });
  session.edit([script('shot-2', 'Mine, longer.')], { label: 'text', key: 'shot-2 script' });
  server.change([script('shot-4', 'Snow.')]);
  await session.catchUp(server.version);
  await rest();
  expect(scriptOf(server.document, 'shot-3')).toBe('Rain.');
  expect(server.document.shots.map(({ id }) => id).slice(0, 2)).toEqual(['shot-2', 'shot-1']);
  expect(server.document.shots[0]?.plan.camera).toBe('zoom_in');
  expect(scriptOf(server.document, 'shot-2')).toBe('Theirs.');
  expect(scriptOf(session.view().document, 'shot-4')).toBe('Snow.');
  expect(session.view().conflicts).toMatchObject([{ mine: 'Mine, longer.', theirs: 'Theirs.' }]);
  session.resolve('theirs');
  await rest();
  expect(session.view()).toMatchObject({ saveState: 'saved', conflicts: [] });
  expect(session.view().document).toEqual(server.document);
  expect(scriptOf(server.document, 'shot-2')).toBe('Theirs.');
});

test('[EDIT-02] a question that was not answered is asked again when the film is opened the next time', async () => {
  session.edit([script('shot-2', 'Mine.'), script('shot-3', 'Rain.')], { label: 'text' });
  server.change([script('shot-2', 'Theirs.')]);
  await rest();
  session.close();
  for (let times = 0; times < 2; times++) {
    session = await openEditSession(server, device);
    await rest();
    expect(scriptOf(server.document, 'shot-2')).toBe('Theirs.');
    expect(scriptOf(session.view().document, 'shot-2')).toBe('Mine.');
    expect(session.view()).toMatchObject({
      saveState: 'changed_elsewhere',
      conflicts: [{ mine: 'Mine.', theirs: 'Theirs.' }],
    });
    session.close();
  }
  expect(scriptOf(server.document, 'shot-3')).toBe('Rain.');
  session = await openEditSession(server, device);
  session.resolve('mine');
  await rest();
  expect(scriptOf(server.document, 'shot-2')).toBe('Mine.');
});

test('[EDIT-18] going back to a version is one step of undo and redo, and steps from before it follow', async () => {
  server.kept.set('first', { ...film(), title: 'As it was made' });
  session.edit([script('shot-1', 'Fog.')], { label: 'text' });
  await session.restore('first');
  expect(session.view().document.title).toBe('As it was made');
  expect(session.view().undoStep).toEqual({ label: 'version', shotId: undefined });
  session.edit([script('shot-2', 'Rain.')], { label: 'text' });
  await rest();
  session.undo();
  expect(session.undo()).toBe(true);
  await rest();
  expect(session.view().document).toMatchObject({ title: 'The Lamp' });
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Fog.');
  expect(session.undo()).toBe(true);
  expect(session.undo()).toBe(false);
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('');
  session.redo();
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Fog.');
  session.redo();
  await rest();
  expect(session.view().document.title).toBe('As it was made');
  session.redo();
  await rest();
  expect(scriptOf(server.document, 'shot-2')).toBe('Rain.');
  // One that cannot be reached now is tried again; one that is kept no more is let go.
  session.undo();
  await rest();
  server.fault = 'unreachable';
  session.undo();
  await rest();
  expect(session.view().undoStep).toEqual({ label: 'version', shotId: undefined });
  server.fault = 'none';
  server.kept.clear();
  session.undo();
  await rest();
  expect(session.view().undoStep).toBeUndefined();
});

test('[EDIT-02] keeping changes of something that is gone decides nothing about what two tabs change later', async () => {
  server.change([{ kind: 'remove_shot', id: 'shot-3' }]);
  session.edit([script('shot-3', 'Rain.'), script('shot-4', 'Snow.')], { label: 'text' });
  await rest();
  expect(session.view()).toMatchObject({ saveState: 'changed_elsewhere', conflicts: [] });
  expect(scriptOf(server.document, 'shot-4')).toBe('Snow.');
  session.resolve('mine');
  await rest();
  expect(session.view().saveState).toBe('saved');
  session.edit([script('shot-1', 'Mine.')], { label: 'text' });
  server.change([script('shot-1', 'Theirs.')]);
  await rest();
  expect(session.view().saveState).toBe('changed_elsewhere');
  expect(scriptOf(server.document, 'shot-1')).toBe('Theirs.');
});

test('[EDIT-02] undo and redo leave what somebody else has written since, and say so where nothing else is left', async () => {
  session.edit([script('shot-1', 'Mine.')], { label: 'text' });
  server.change([script('shot-1', 'Theirs.')]);
  await rest();
  session.resolve('theirs');
  await rest();
  expect(session.undo()).toBe(false);
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('Theirs.');
  expect(session.view().undoStep).toBeUndefined();
  // Also of a change that was saved before; the rest of the step is undone and redone.
  session.edit([{ kind: 'shot', id: 'shot-2', set: { script: 'Mine.', camera: 'zoom_in' } }], { label: 'text' });
  await rest();
  server.change([script('shot-2', 'Theirs.')]);
  await session.catchUp(server.version);
  for (const [go, camera] of [
    ['undo', 'static'],
    ['redo', 'zoom_in'],
  ] as const) {
    expect(session[go]()).toBe(true);
    await rest();
    expect(server.document.shots[1]?.plan).toMatchObject({ script: 'Theirs.', camera });
  }
});

test.each([
  ['undone', () => session.undo()],
  ['written back', () => session.edit([script('shot-2', '')], { label: 'text', key: 'shot-2 script' })],
])(
  '[EDIT-02] a contested change that is %s ends the question: the change of the other tab holds',
  async (_, takeBack) => {
    session.edit([script('shot-2', 'Mine.'), script('shot-3', 'Rain.')], { label: 'text' });
    server.change([script('shot-2', 'Theirs.')]);
    await rest();
    expect(session.view().conflicts).toHaveLength(1);
    takeBack();
    expect(session.view().conflicts).toEqual([]);
    expect(scriptOf(session.view().document, 'shot-2')).toBe('Theirs.');
    await rest();
    expect(session.view()).toMatchObject({ saveState: 'saved', document: server.document });
    expect(scriptOf(server.document, 'shot-2')).toBe('Theirs.');
  },
);

test('[EDIT-02] of edits that were taken back before they were saved nobody is asked', async () => {
  server.fault = 'unreachable';
  session.edit([script('shot-2', 'Mine.')], { label: 'text' });
  session.undo();
  server.change([script('shot-2', 'Theirs.')]);
  server.fault = 'none';
  await rest();
  expect(session.view().saveState).toBe('saved');
  expect(scriptOf(session.view().document, 'shot-2')).toBe('Theirs.');
});

/** Lets `restoring` be over. */
function holdRestoring(): () => void {
  let release = (): void => {};
  server.restoring = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

test('[EDIT-18] what is changed while a version comes back is a step after it, also where it does not come', async () => {
  server.kept.set('first', { ...film(), title: 'As it was made' });
  await session.restore('first');
  for (const fault of ['unreachable', 'none'] as const) {
    const arrive = holdRestoring();
    expect(session.undo()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().undoStep).toBeUndefined();
    session.edit([script('shot-4', fault)], { label: 'text' });
    server.fault = fault;
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    server.fault = 'none';
    await rest();
    expect(scriptOf(server.document, 'shot-4')).toBe(fault);
    expect(session.undo()).toBe(true);
    await rest();
    if (fault === 'unreachable') {
      expect(failures).toHaveLength(1);
      expect(server.document.title).toBe('As it was made');
      expect(session.view()).toMatchObject({ undoStep: { label: 'version' }, redoStep: { label: 'text' } });
    }
  }
  expect(server.document).toMatchObject({ title: 'The Lamp' });
  expect(session.view()).toMatchObject({ saveState: 'saved', undoStep: undefined, redoStep: { label: 'text' } });
});

test('[EDIT-18] a version comes back once all is saved, also where choices for the final cut made the film newer', async () => {
  server.kept.set('first', { ...film(), title: 'As it was made' });
  server.version += 1;
  await session.restore('first');
  expect(session.view().document.title).toBe('As it was made');
  server.refused = 'Not so.';
  session.edit([script('shot-1', 'Not so.')], { label: 'text' });
  await rest();
  const { version } = server;
  await expect(session.restore('first')).rejects.toThrow('passing');
  expect(server.version).toBe(version);
  session.resolve('theirs');
  session.undo();
  await rest();
  server.version += 1;
  expect(session.undo()).toBe(true);
  await rest();
  expect(server.document.title).toBe('The Lamp');
});

test('[EDIT-18] a version on its way back is no step for whoever opens the film meanwhile', async () => {
  server.kept.set('first', { ...film(), title: 'As it was made' });
  await session.restore('first');
  session.edit([script('shot-1', 'Fog.')], { label: 'text' });
  await rest();
  session.undo();
  await rest();
  const arrive = holdRestoring();
  session.undo();
  await vi.advanceTimersByTimeAsync(0);
  session.close();
  arrive();
  await rest();
  session = await open();
  expect(session.view()).toMatchObject({
    document: { title: 'The Lamp' },
    undoStep: undefined,
    redoStep: undefined,
  });
});

test('[EDIT-02] a refused change stays on the page with its reason until it is changed or given up', async () => {
  server.refused = 'Not so.';
  session.edit([script('shot-1', 'Not so.')], { label: 'text' });
  await rest();
  expect(session.view()).toMatchObject({ saveState: 'refused', problem: 'refused' });
  expect(scriptOf(session.view().document, 'shot-1')).toBe('Not so.');
  // The same change would be refused again.
  const { asked } = server;
  session.flush();
  await rest();
  expect(server.asked).toBe(asked);
  session.resolve('theirs');
  expect(scriptOf(session.view().document, 'shot-1')).toBe('');
  session.edit([script('shot-1', 'Better.')], { label: 'text' });
  await rest();
  expect(scriptOf(server.document, 'shot-1')).toBe('Better.');
});

test('[EDIT-02] a refused text that is corrected goes along with what was changed since', async () => {
  server.refused = 'Forbidden';
  session.edit([script('shot-1', 'Forbidden.')], { label: 'text' });
  await rest();
  session.edit([script('shot-2', 'Fine.')], { label: 'text' });
  await rest();
  expect(session.view().saveState).toBe('refused');
  session.edit([script('shot-1', 'Allowed.')], { label: 'text' });
  await rest();
  expect(session.view().saveState).toBe('saved');
  expect(['shot-1', 'shot-2'].map((id) => scriptOf(server.document, id))).toEqual(['Allowed.', 'Fine.']);
});

test('[EDIT-06] the opening fade stays at the start of the film, and moves, removals, undo and redo pair', async () => {
  const begins = (): string[] => session.view().document.shots.map(({ id, plan }) => `${id} ${plan.transition}`);
  const steps: [edits: FilmEdit[], start: string[]][] = [
    [[{ kind: 'move_shot', id: 'shot-3', after: null }], ['shot-3 fade_in', 'shot-1 dissolve']],
    [[{ kind: 'remove_shot', id: 'shot-3' }], ['shot-1 fade_in', 'shot-2 cut']],
    [[{ kind: 'shot', id: 'shot-1', set: { leftOut: true } }], ['shot-1 cut', 'shot-2 fade_in']],
  ];
  const before = [server.document];
  for (const [edits, start] of steps) {
    expect(session.edit(edits, { label: 'move' })).toBe(true);
    expect(begins().slice(0, 2)).toEqual(start);
    await rest();
    before.push(server.document);
  }
  for (const saved of [true, false]) {
    const settle = async (): Promise<void> => {
      await (saved ? rest() : undefined);
    };
    for (const document of before.slice(0, -1).toReversed()) {
      expect(session.undo()).toBe(true);
      expect(session.view().document).toEqual(document);
      await settle();
    }
    for (const document of before.slice(1)) {
      expect(session.redo()).toBe(true);
      expect(session.view().document).toEqual(document);
      await settle();
    }
    await rest();
    expect(server.document).toEqual(before.at(-1));
  }
  // Also after the page was loaded again.
  session.close();
  session = await open();
  for (const document of before.slice(0, -1).toReversed()) {
    expect(session.undo()).toBe(true);
    expect(session.view().document).toEqual(document);
  }
  await rest();
  expect(session.view()).toMatchObject({ saveState: 'saved', undoStep: undefined });
  expect(server.document).toEqual(film());
});

test('[EDIT-06] a change of very many shots goes in several batches, and is undone at once', async () => {
  const shots = server.document.shots.map(({ id }) => id);
  const edits = Array.from({ length: 130 }, (_, index): FilmEdit => ({
    kind: 'move_shot',
    id: shots[index % 6] ?? '',
    after: null,
  }));
  session.edit(edits, { label: 'move' });
  await rest();
  expect(server.version).toBe(3);
  expect(session.undo()).toBe(true);
  await rest();
  expect(server.document.shots.map(({ id }) => id)).toEqual(shots);
});

test('[EDIT-02] whatever happens between two tabs, a server and a network, in the end both show the same valid film', async () => {
  const id = constantFrom(...Array.from({ length: 7 }, (_, index) => `shot-${index + 1}`));
  const step = oneof(
    tuple(id, string({ maxLength: 3 })).map(([at, text]) => ({ do: 'edit' as const, edit: script(at, text) })),
    tuple(id, option(id)).map(([at, after]) => ({
      do: 'edit' as const,
      edit: { kind: 'move_shot', id: at, after } as FilmEdit,
    })),
    id.map((at) => ({ do: 'edit' as const, edit: { kind: 'remove_shot', id: at } as FilmEdit })),
    tuple(id, string({ maxLength: 3 })).map(([at, text]) => ({ do: 'other' as const, edit: script(at, text) })),
    id.map((at) => ({ do: 'other' as const, edit: { kind: 'remove_shot', id: at } as FilmEdit })),
    constantFrom('none', 'unreachable', 'answer_lost').map((fault) => ({ do: 'fault' as const, fault })),
    constantFrom('undo', 'redo', 'wait', 'crash').map((name) => ({ do: name as 'undo' | 'redo' | 'wait' | 'crash' })),
  );
  await assert(
    asyncProperty(array(step, { maxLength: 30 }), async (steps) => {
      session.close();
      server = new LoopbackServer();
      device = new Device();
      session = await openEditSession(server, device);
      for (const each of steps) {
        switch (each.do) {
          case 'edit':
            session.edit([each.edit], { label: 'text', key: 'one' });
            break;
          case 'other':
            try {
              server.change([each.edit]);
            } catch (error) {
              expect(error).toBeInstanceOf(EditRefused);
            }
            break;
          case 'fault':
            server.fault = each.fault as LoopbackServer['fault'];
            break;
          case 'wait':
            await vi.advanceTimersByTimeAsync(2000);
            break;
          case 'crash':
            session.close();
            server.fault = 'none';
            session = await openEditSession(server, device);
            break;
          default:
            session[each.do]();
        }
        const { shots } = session.view().document;
        expect(shots.length).toBeGreaterThanOrEqual(LIMITS.film.minimumShots);
        expect(shots.map(({ plan }) => plan.number)).toEqual(shots.map((_, index) => index + 1));
      }
      server.fault = 'none';
      await session.catchUp(server.version);
      for (let tries = 0; tries < 5 && session.view().saveState !== 'saved'; tries++) {
        if (session.view().saveState === 'changed_elsewhere') {
          session.resolve('mine');
        }
        await rest();
      }
      expect(session.view().saveState).toBe('saved');
      expect(session.view().document).toEqual(server.document);
    }),
    { numRuns: 300 },
  );
});
