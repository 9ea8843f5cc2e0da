import type { MemeId } from '#src/draft-engine/memes/templates.ts';
import type { TemplateWords } from './template-words.ts';

/** Names, search words and examples of the templates of memes, in Chinese. */
export const cn: Readonly<Record<MemeId, TemplateWords>> = {
  kettle_on_fire: {
    name: '一切尽在掌握',
    words: '狐狸 着火 水壶 办公室 淡定 灾难',
    lines: ['再等一分钟就好', '我在解释项目进度'],
  },
  empty_counter: {
    name: '没人的柜台',
    words: '排队 等待 银行 柜台 没人 办事',
    lines: ['五分钟后回来', '第三天，大家还在抱着希望'],
  },
  two_doors: {
    name: '两扇门',
    words: '机器人 选择 决定 门 犹豫 纠结',
    lines: ['今天就开始', '下周一再开始', '每个星期都这样'],
  },
  owl_explains: {
    name: '猫头鹰讲课',
    words: '猫头鹰 讲课 学校 无聊 披萨 睡觉 开会',
    lines: ['这才是第4页，共96页', '听众分三种'],
  },
  snail_express: {
    name: '特快专递',
    words: '蜗牛 包裹 快递 送货 慢 迟到 物流',
    lines: ['加急快递：物流显示进展神速', '马上就到！'],
  },
  robot_paints: {
    name: '机器人画画',
    words: '机器人 画家 艺术 扫地 打扫 工作 未来 人工智能',
    lines: ['灵感涌现', '手握扫帚', '说好的未来'],
  },
  weather_report: {
    name: '天气预报',
    words: '天气 记者 下雨 暴风雨 雨伞 新闻',
    lines: ['正如我们所说：微风习习', '来自我周末计划的现场报道'],
  },
  wrong_sum: {
    name: '黑板上的错题',
    words: '老师 学校 黑板 错误 算术 数学',
    lines: ['2 + 2 = 5', '那个……', '谁都不敢说出口'],
  },
  one_listener: {
    name: '座无虚席',
    words: '青蛙 歌手 舞台 演唱会 观众 音乐 粉丝',
    lines: ['我的播客', '唯一的订阅者', '今晚又是满座'],
  },
  cat_and_cup: {
    name: '猫和杯子',
    words: '猫 杯子 桌子 推 掉下 厨房 捣蛋',
    lines: ['凌晨两点的我', '我的作息', '就想看看会怎样'],
  },
  throne_at_home: {
    name: '谁是一家之主',
    words: '猫 国王 宝座 仆人 鱼 家 老大',
    lines: ['不付房租', '付房租的', '先把话说清楚'],
  },
  ghost_and_bill: {
    name: '比鬼还可怕',
    words: '鬼 害怕 信 账单 恐怖 电费 万圣节',
    lines: ['这个月的电费单', '这下谁都睡不着了'],
  },
  sheep_counts: {
    name: '羊在数什么',
    words: '羊 睡觉 数 夜晚 失眠 床 醒着',
    lines: ['数到第4812个人', '星期天晚上连羊都睡不着'],
  },
  midnight_fridge: {
    name: '深夜的冰箱',
    words: '冰箱 夜晚 饿 减肥 零食 厨房 吃',
    lines: ['剩菜', '减肥第一天', '一天尽头的那道光'],
  },
  cactus_hug: {
    name: '给气球一个拥抱',
    words: '仙人掌 气球 拥抱 兔子 危险 小心',
    lines: ['一片好心的我', '别人告诉我的秘密', '能出什么事呢'],
  },
  huge_fish: {
    name: '大鱼小网',
    words: '鱼 网 渔夫 海边 巨大 小 没准备',
    lines: ['周一的收件箱', '我的咖啡', '可能得换个大的'],
  },
  lion_and_mouse: {
    name: '谁怕谁',
    words: '狮子 老鼠 害怕 勇敢 小 大',
    lines: ['两百公斤的勇气', '没打招呼就来的电话', '可怕的总是小事'],
  },
  ladder_too_short: {
    name: '梯子太短',
    words: '老鼠 梯子 奶酪 够不着 目标 钱 梦想',
    lines: ['我想要的房子', '我的存款', '就差一点'],
  },
  treasure_sock: {
    name: '宝藏',
    words: '海盗 宝藏 箱子 袜子 海岛 洗衣 寻找 失望',
    lines: ['阁楼里的箱子', '另一只袜子', '找了整整二十年'],
  },
  wrong_passenger: {
    name: '接错人了',
    words: '飞碟 外星人 奶牛 太空 夜晚 逃离 行李箱',
    lines: ['客服', '拿着行李箱的是我啊！', '等来的救援，救的是别人'],
  },
  snowman_in_july: {
    name: '七月的雪人',
    words: '雪人 夏天 海滩 炎热 融化 假期',
    lines: ['他们说只是干热', '一月份就订好的假期'],
  },
  no_signal: {
    name: '没有信号',
    words: '月球 宇航员 手机 太空 信号 网络 孤独',
    lines: ['继续等待请按1', '离家38万公里，依然没有信号'],
  },
  dragon_candle: {
    name: '热心的龙',
    words: '龙 生日 蛋糕 蜡烛 火 帮忙 小孩 聚会',
    lines: ['蜡烛帮你点好了！', '来自专业人士的帮助'],
  },
  penguin_in_desert: {
    name: '走错路了',
    words: '企鹅 沙漠 地图 迷路 旅行 炎热 方向',
    lines: ['翻过前面那座冰山就到了', '不用问路，我认得'],
  },
  before_and_after: {
    name: '之前和之后',
    words: '之前 之后 变化 上班 第一天 累 对比',
    lines: ['上班第一天', '上班第一周'],
  },
  worse_and_worse: {
    name: '越来越糟',
    words: '熊 四格 升级 慌张 淡定 生气 着火 手机',
    lines: ['就看一眼手机', '“方便聊聊吗？”', '“有急事”', '“没事了”'],
  },
  cake_in_the_book: {
    name: '图片与现实',
    words: '蛋糕 厨师 烘焙 厨房 期望 现实 失败 菜谱',
    lines: ['菜谱里的', '我做的'],
  },
  five_more_minutes: {
    name: '再睡五分钟',
    words: '闹钟 床 睡觉 早上 熊猫 迟到 星期一',
    lines: ['6:30', '11:45', '再睡五分钟'],
  },
  museum_portrait: {
    name: '镇馆之宝',
    words: '博物馆 画 肖像 艺术 画廊 照片 画框',
    lines: ['《自我》布面油画', '排了三个小时的队'],
  },
  wanted_poster: {
    name: '通缉令',
    words: '通缉 海报 警长 西部 犯罪 照片 鸡 牛仔',
    lines: ['通缉', '吃掉了最后一块', '没有蛋糕请勿靠近'],
  },
  employee_of_the_month: {
    name: '本月最佳员工',
    words: '最佳员工 办公室 奖 照片 获奖 工作 表扬',
    lines: ['本月最佳员工', '回复了一封邮件', '大家都真心为你高兴'],
  },
  evening_news: {
    name: '突发新闻',
    words: '新闻 电视 主播 突发 照片 屏幕 演播室',
    lines: ['突发：今天准时起床', '专家表示不解 · 家属请勿打扰 · 九点继续关注'],
  },
};
