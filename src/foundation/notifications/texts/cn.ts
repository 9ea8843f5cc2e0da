import type { NotificationsTexts } from './en.ts';

/** Texts of what people are told, in Chinese. */
export const cn: NotificationsTexts = {
  heading: '通知',
  lead: '你的影片和账号的最新动态。',
  markAll: '全部标为已读',
  markOne: '标为已读',
  unread: '未读',
  empty: '还没有任何通知。',
  emptyNote: '影片完成或需要你处理时，会在这里告诉你。',
  makeFilm: '制作影片',
  list: '通知，最新的在前',
  settings: {
    heading: '通知',
    note: '在站内通知什么，以及每天或每周用一封邮件汇总什么。在你选择之前不会发送任何邮件。',
    tryAgain: '重试',
    inApp: '站内',
    mailOf: '邮件：{topic}',
    topics: {
      films: '我的影片和文件',
      likes: '点赞与改编',
      comments: '评论与回复',
      follows: '新关注者',
      site: '管理人员的决定与我的账号',
    },
    rates: {
      off: '不发邮件',
      daily: '每天一次',
      weekly: '每周一次',
    },
  },
  unsubscribe: {
    heading: '动态邮件',
    lead: '不想再收到这类邮件吗？动态仍会在站内显示。',
    done: '已完成，你不会再收到这类邮件。',
    end: '停止发送',
    settings: '选择通知内容',
  },
  kinds: {
    film_ready: '{named, select, no {你的影片已完成。} other {《{title}》已完成。}}',
    film_failed: '{named, select, no {有一部影片未能完成。} other {《{title}》未能完成。}}失败的部分可以重新制作。',
    archive_ready: '包含你全部数据的归档文件已可下载。',
    membership_ended: '你的会员资格已结束。',
    payment_to_see: '有一笔付款需要查看。',
    books_wrong: '每晚的核对发现账目不一致。',
    content_hidden: '你的一张图片或一个片段不符合本站规则，现在只有你自己能看到。',
    content_allowed: '你的一张图片或一个片段已通过人工审核，可以展示给他人。',
    movie_held: '{named, select, no {你的一部影片} other {《{title}》}}被多人举报，在本站管理员查看之前暂时隐藏。',
    movie_hidden:
      '{named, select, no {你的一部影片} other {《{title}》}}已被本站管理员隐藏：{reason} 可在影片页面提出申诉。',
    movie_allowed:
      '{named, select, no {你的一部影片} other {《{title}》}}已经本站管理员查看，现已恢复，点赞和评论都在。',
    comment_held:
      '你在{named, select, no {一部影片} other {《{title}》}}下的评论被多人举报，在本站管理员查看之前暂时隐藏。',
    comment_hidden:
      '你在{named, select, no {一部影片} other {《{title}》}}下的评论已被本站管理员隐藏：{reason} 可在评论旁提出申诉。',
    comment_allowed: '你在{named, select, no {一部影片} other {《{title}》}}下的评论已经本站管理员查看，现已恢复。',
    appeal_rejected: '{named, select, no {你的申诉} other {你对《{title}》的申诉}}未获通过：{reason}',
    movie_liked: '{named, select, no {你的一部影片有新的喜欢。} other {《{title}》有新的喜欢。}}',
    movie_commented:
      '{known, select, no {有人} other {{person} }}评论了{named, select, no {你的一部影片} other {《{title}》}}。',
    comment_answered:
      '{known, select, no {有人} other {{person} }}回复了你在{named, select, no {一部已不公开的影片} other {《{title}》}}下的评论。',
    author_followed: '你有新的关注者。',
    movie_remixed:
      '{known, select, no {有人} other {{person}}}正在改编{named, select, no {你的一部影片} other {《{title}》}}。',
    film_published: '{named, select, no {你的一部影片} other {《{title}》}}已由本站管理人员设为公开。原因：{reason}',
    film_unpublished: '{named, select, no {你的一部影片} other {《{title}》}}已由本站管理人员设为私密。原因：{reason}',
    film_chosen: '{named, select, no {你的一部影片} other {《{title}》}}已被本站管理人员列入推荐。',
    film_removed: '{named, select, no {你的一部影片} other {《{title}》}}已被本站管理人员删除。原因：{reason}',
  },
};
