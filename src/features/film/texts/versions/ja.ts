import type { FilmVersionsTexts } from './en.ts';

export const ja: FilmVersionsTexts = {
  open: 'バージョン',
  title: '映画のバージョン',
  intro:
    '最初の変更の前、編集中は数分ごと、完成版を作るとき、複数のショットを消す前、絵コンテを作り直す前、画風や画面の形を変える前、以前のバージョンに戻す前に、自動でバージョンが残ります。いつでも自分で残すこともできます。',
  name: 'このバージョンの名前',
  keep: 'このバージョンを残す',
  kept: 'バージョンを残しました。',
  list: '残したバージョン',
  none: 'まだバージョンはありません。',
  first_edit: '最初にできた状態',
  before_change: '大きな変更の前',
  while_editing: '編集の途中',
  final_cut: '完成版を作ったとき',
  before_restore: '以前のバージョンに戻す前',
  before_restore_of: '「{version}」（{time}）に戻す前',
  named: '名前付き',
  choose: 'バージョンを選ぶと内容を確認できます。',
  shots: '{count, number}ショット',
  differences:
    '今の映画のショットとの違い：{added, number}つ多く、{removed, number}つ少なく、{changed, number}つ異なります。',
  shot: 'ショット{number, number}',
  noPicture: '絵なし',
  restore: '映画をこのバージョンに戻す',
  restoreHint:
    '今の映画は先にバージョンとして残ります。下書きエンジンが作り直す分は無料で、モデルが作ったテイクはそのまま戻ります。',
  undoRestore: '取り消す',
  restored: '映画をこのバージョンに戻しました。直前の状態もバージョンに残っています。',
  unsaved: '直前の変更を保存しています。',
  tryAgain: 'もう一度試す',
};
