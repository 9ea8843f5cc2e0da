import { Ellipsis, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import { PictureChoice, type PictureOption } from '#src/platform/browser/ui/picture-choice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { SelectChip, SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { Part } from './part.tsx';

const ASPECTS = [
  { value: '16:9', label: 'Wide 16:9' },
  { value: '9:16', label: 'Tall 9:16' },
  { value: '1:1', label: 'Square', disabled: true },
] as const;

/** Buttons, choices and text fields. */
export function PartsControls({
  look,
  setLook,
  types,
  looks,
}: {
  look: LookId;
  setLook: (look: LookId) => void;
  types: readonly { value: FilmType; label: string }[];
  looks: readonly PictureOption<LookId>[];
}) {
  const [type, setType] = useState<FilmType>('fantasy');
  const [aspect, setAspect] = useState<'16:9' | '9:16' | '1:1'>('16:9');
  const [checked, setChecked] = useState(true);
  const [text, setText] = useState('A lighthouse keeper befriends a storm');
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <>
      <Part name="button">
        <Button kind="primary" price={40}>
          Make it
        </Button>
        <Button>Plain</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger" icon={<Trash2 className="size-4" />}>
          Delete
        </Button>
        <Button kind="primary" busy>
          Making
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="dense">Dense</Button>
        <Button size="large" kind="primary" price={0}>
          Large
        </Button>
        <Button kind="primary" price={120} reason="12 coins short">
          One click
        </Button>
      </Part>
      <Part name="icon button">
        <IconButton label="Play" icon={<Play className="size-5" />} />
        <IconButton label="Play" icon={<Play className="size-5" />} aria-pressed />
        <IconButton label="Play" icon={<Play className="size-5" />} disabled />
      </Part>
      <Part name="text field">
        <TextField
          label="Title"
          value={text}
          onChange={(event) => setText(event.target.value)}
          hint="Shown in lists"
          className="w-56"
        />
        <TextField label="Title" defaultValue="" error="A film needs a title." className="w-56" />
        <TextField label="Title" optional disabled defaultValue="Kept" className="w-56" />
      </Part>
      <Part name="text area">
        <TextArea
          label="Idea"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maximum={30}
          className="w-full"
        />
      </Part>
      <Part name="choice">
        <SelectField label="Format" value={aspect} options={ASPECTS} onChange={setAspect} className="w-44" />
        <SelectChip label="Format" value={aspect} options={ASPECTS} onChange={setAspect} />
        <Combobox label="Type" value={type} options={types} onChange={setType} className="w-56" />
        <RadioChips label="Format" value={aspect} options={ASPECTS} onChange={setAspect} />
        <Segments label="Format" value={aspect} options={ASPECTS} onChange={setAspect} />
      </Part>
      <Part name="picture choice">
        <div className="w-full">
          <PictureChoice label="Look" value={look} options={looks} onChange={setLook} />
        </div>
      </Part>
      <Part name="yes or no">
        <Checkbox checked={checked} onChange={setChecked}>
          I agree
        </Checkbox>
        <Checkbox checked={false} onChange={setChecked} error="Please agree first.">
          I agree
        </Checkbox>
        <Checkbox checked disabled onChange={setChecked}>
          Fixed
        </Checkbox>
        <Switch checked={checked} onChange={setChecked}>
          Lip sync
        </Switch>
        <Switch checked={false} disabled onChange={setChecked}>
          Off
        </Switch>
      </Part>
      <Part name="tabs">
        <Tabs
          label="Groups"
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'one', label: 'Popular' },
            { key: 'two', label: 'Advertising' },
            { key: 'three', label: 'Creative' },
          ]}
        >
          <p className="text-text-2">{tab}</p>
        </Tabs>
      </Part>
      <Part name="menu">
        <Menu
          entries={[
            { key: 'a', label: 'Rename', onSelect: () => setTab('one') },
            { key: 'b', label: 'Not now', disabled: true, onSelect: () => setTab('two') },
            {
              key: 'c',
              label: 'Delete',
              danger: true,
              apart: true,
              icon: <Trash2 className="size-4" />,
              onSelect: () => setTab('three'),
            },
          ]}
        >
          <Button icon={<Ellipsis className="size-4" />}>Menu</Button>
        </Menu>
      </Part>
    </>
  );
}
