import type { GalleryGroup } from './gallery-group.ts';

/** A sound of the page after it was made. */
export interface ShownSound {
  name: string;
  /** Name of its files in the page's folder, without the ending. */
  file: string;
  /** Length, loudness and peak, in words. */
  measures: string;
}

/** A group with its sounds made. */
export interface ShownGroup {
  title: GalleryGroup['title'];
  text?: GalleryGroup['text'];
  content: { sounds: ShownSound[] } | { columns: string[]; rows: { name: string; sounds: ShownSound[] }[] };
}

const STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1d2427;--soft:#5f6b70;--line:#dfdcd3;--mark:#b4451f}
@media (prefers-color-scheme:dark){:root{--ground:#14181a;--card:#1b2124;--ink:#e6e9e8;--soft:#97a3a6;--line:#2d3538;--mark:#f0956c}
img{filter:invert(1) hue-rotate(180deg)}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.45 system-ui,'Noto Sans',sans-serif}
header,main{padding:0 32px}
header{padding-top:28px}
h1{margin:0;font-size:26px;font-weight:650}
header p,section>p{margin:4px 0 0;color:var(--soft);max-width:70ch}
nav{position:sticky;top:0;z-index:3;display:flex;flex-wrap:wrap;gap:4px 18px;margin-top:14px;padding:10px 32px;background:var(--ground);border-bottom:1px solid var(--line)}
nav a{color:var(--soft);text-decoration:none}
nav a:hover{color:var(--ink);text-decoration:underline}
section{padding-top:28px;scroll-margin-top:56px}
h2{margin:0;font-size:19px;font-weight:650}
.grid{display:grid;gap:14px;margin-top:14px;grid-template-columns:repeat(auto-fill,minmax(240px,1fr))}
.scroll{overflow-x:auto}
table{margin-top:14px;border-spacing:10px 8px;margin-left:-10px}
thead th{color:var(--soft);font-weight:500;text-align:left}
tbody th{min-width:96px;text-align:left;font-weight:600;vertical-align:top;padding-top:8px;position:sticky;left:0;background:var(--ground)}
td{padding:0}
button{all:unset;display:block;position:relative;width:100%;min-width:200px;max-width:300px;padding:8px 10px;cursor:pointer;background:var(--card);border:1px solid var(--line);border-radius:8px;overflow:hidden;box-sizing:border-box}
button:hover{border-color:var(--soft)}
button:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
button b{display:block;font-weight:600;overflow-wrap:anywhere}
button small{display:block;color:var(--soft);font-size:12px;font-variant-numeric:tabular-nums}
button span{display:block;position:relative;margin:4px 0}
button img{display:block;width:100%;height:auto}
button i{position:absolute;inset:0 auto 0 0;width:2px;margin-left:-1px;background:var(--mark);opacity:0;left:var(--at,0%)}
button[aria-pressed=true] i{opacity:1}
button[aria-pressed=true]{border-color:var(--mark)}
`;

/** One sound plays at a time; a click plays from where it fell, arrow keys play the neighbours. */
const SCRIPT = `
const player = new Audio();
const all = [...document.querySelectorAll('button')];
let playing;
const stop = () => { player.pause(); playing?.setAttribute('aria-pressed', 'false'); playing = undefined; };
const play = (button, share = 0) => {
  stop();
  playing = button;
  button.setAttribute('aria-pressed', 'true');
  player.src = button.dataset.sound;
  player.onloadedmetadata = () => { player.currentTime = share * player.duration; void player.play(); };
};
player.onended = stop;
(function follow() {
  if (playing && player.duration) playing.style.setProperty('--at', (100 * player.currentTime) / player.duration + '%');
  requestAnimationFrame(follow);
})();
document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  if (button === playing) return stop();
  const picture = button.querySelector('span').getBoundingClientRect();
  const isOnPicture = event.detail > 0 && event.clientY >= picture.top && event.clientY <= picture.bottom;
  play(button, isOnPicture ? Math.max(0, (event.clientX - picture.left) / picture.width) : 0);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') return stop();
  const at = all.indexOf(document.activeElement);
  const row = Number(document.activeElement?.closest('table')?.dataset.columns ?? 1);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[event.key];
  const next = at < 0 || step === undefined ? undefined : all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  play(next);
});
`;

/** The listening page: HTML that stands alone beside its sounds and pictures. */
export function renderPage(groups: readonly ShownGroup[]): string {
  const parts = groups.map(({ title, text, content }, index) => {
    const said = text === undefined ? '' : `<p>${escape(text)}</p>`;
    const shown = 'sounds' in content ? gridOf(content.sounds) : tableOf(content);
    return `<section id="group-${index}"><h2>${escape(title)}</h2>${said}${shown}</section>`;
  });
  const links = groups.map(({ title }, index) => `<a href="#group-${index}">${escape(title)}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sounds of the draft engine</title><style>${STYLE}</style>
<header><h1>Sounds of the draft engine</h1><p>Click a picture to play from there. Arrow keys play the neighbours, Escape stops. Above: peaks and level; below: 60 Hz to 16 kHz.</p></header>
<nav>${links.join('')}</nav><main>${parts.join('\n')}</main><script>${SCRIPT}</script></html>`;
}

function gridOf(sounds: readonly ShownSound[]): string {
  return `<div class="grid">${sounds.map((sound) => buttonOf(sound, true)).join('\n')}</div>`;
}

function tableOf({ columns, rows }: Extract<ShownGroup['content'], { rows: unknown }>): string {
  const heads = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('');
  const lines = rows.map(({ name, sounds }) => {
    const cells = sounds.map((sound) => `<td>${buttonOf(sound, false)}</td>`).join('');
    return `<tr><th scope="row">${escape(name)}</th>${cells}</tr>`;
  });
  return `<div class="scroll"><table data-columns="${columns.length}"><thead><tr><td></td>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}

function buttonOf({ name, file, measures }: ShownSound, isNamed: boolean): string {
  const label = isNamed ? `<b>${escape(name)}</b>` : '';
  return (
    `<button aria-pressed="false" aria-label="${escape(name)}" data-sound="${file}.wav">${label}` +
    `<span><img src="${file}.png" width="480" height="208" loading="lazy" alt=""><i></i></span><small>${measures}</small></button>`
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
