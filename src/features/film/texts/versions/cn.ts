import type { FilmVersionsTexts } from './en.ts';

export const cn: FilmVersionsTexts = {
  open: '版本',
  title: '影片版本',
  intro:
    '在第一次修改前、编辑过程中每隔几分钟、制作成片时、删除多个镜头前、重新制作分镜前、更换画风或画幅前，以及恢复旧版本前，系统会自动保留一个版本。你也可以随时保留。',
  name: '版本名称',
  keep: '保留此版本',
  kept: '版本已保留。',
  list: '已保留的版本',
  none: '还没有保留任何版本。',
  first_edit: '最初完成的样子',
  before_change: '大改动之前',
  while_editing: '编辑过程中',
  final_cut: '制作成片时',
  before_restore: '恢复旧版本之前',
  named: '已命名',
  choose: '选择一个版本查看。',
  shots: '{count, number} 个镜头',
  shot: '镜头 {number, number}',
  noPicture: '没有画面',
  restore: '把影片恢复为此版本',
  restoreHint: '影片现在的样子会先保留为一个版本。需要草稿引擎重做的部分不收费；模型生成的镜头会原样恢复。',
  undoRestore: '撤销',
  restored: '影片已恢复为此版本。之前的状态保留在版本列表中。',
  unsaved: '最近的修改还在保存。',
  tryAgain: '重试',
};
