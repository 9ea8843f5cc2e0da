const listed = (list: string): ReadonlySet<string> => new Set(list.split(', '));

/** Parts of a body, and verbs that take them off it. */
export const CHINESE_BODY_PARTS = {
  nouns: listed(
    '眼睛, 双眼, 眼, 手指, 手, 双手, 左手, 右手, 脚, 双脚, 腿, 双腿, 脸, 脸颊, 嘴, 嘴巴, 耳朵, 鼻子, 额头, 肩膀, 背, 胸口, 肚子, 头, 脑袋, 头发, 长发, 胳膊, 手臂, 手腕, 膝盖, 脖子, 嘴唇, 眼神, 目光, 笑容, 笑脸, 怀, 怀里, 身体, 身躯',
  ),
  takenOff: listed(
    '失去, 卖, 卖掉, 卖给, 捐, 捐献, 偷, 偷走, 换, 交换, 砍, 砍下, 砍掉, 剪, 剪掉, 剪下, 割下, 寻找, 找, 找到, 捡到, 画, 画出, 收集, 缝',
  ),
};
