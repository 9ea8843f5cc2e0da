/** Signs of units, and how they are said after a number. */
export const UNITS: ReadonlyMap<string, string> = new Map([
  ['km²', '平方公里'],
  ['m²', '平方米'],
  ['㎡', '平方米'],
  ['cm²', '平方厘米'],
  ['m³', '立方米'],
  ['cm³', '立方厘米'],
  ['km', '公里'],
  ['㎞', '公里'],
  ['dm', '分米'],
  ['cm', '厘米'],
  ['㎝', '厘米'],
  ['mm', '毫米'],
  ['μm', '微米'],
  ['nm', '纳米'],
  ['m', '米'],
  ['kg', '公斤'],
  ['㎏', '公斤'],
  ['mg', '毫克'],
  ['g', '克'],
  ['t', '吨'],
  ['ml', '毫升'],
  ['mL', '毫升'],
  ['L', '升'],
  ['kW', '千瓦'],
  ['kWh', '千瓦时'],
  ['W', '瓦'],
  ['kV', '千伏'],
  ['V', '伏'],
  ['mA', '毫安'],
  ['Hz', '赫兹'],
  ['kHz', '千赫'],
  ['MHz', '兆赫'],
  ['GHz', '吉赫'],
  ['dB', '分贝'],
  ['Pa', '帕'],
  ['min', '分钟'],
  ['h', '小时'],
  ['s', '秒'],
  ['ms', '毫秒'],
  ['kcal', '千卡'],
  ['ft', '英尺'],
  ['oz', '盎司'],
  ['℃', '摄氏度'],
  ['°C', '摄氏度'],
  ['℉', '华氏度'],
  ['°F', '华氏度'],
  ['°', '度'],
]);

/** Units in time: 'km/h' is said 每小时…公里. */
export const PER: ReadonlyMap<string, string> = new Map([
  ['h', '每小时'],
  ['小时', '每小时'],
  ['min', '每分钟'],
  ['分钟', '每分钟'],
  ['s', '每秒'],
  ['秒', '每秒'],
  ['天', '每天'],
]);

/** Signs of money before an amount. */
export const MONEY: ReadonlyMap<string, string> = new Map([
  ['¥', '元'],
  ['￥', '元'],
  ['RMB', '元'],
  ['US$', '美元'],
  ['HK$', '港元'],
  ['NT$', '新台币'],
  ['$', '美元'],
  ['€', '欧元'],
  ['£', '英镑'],
  ['₩', '韩元'],
]);

/** Words that are counted, so that 2 before them is 两; after other words 2 is 二: 2月, 2楼, 2号, 2两. */
export const MEASURE_WORDS =
  '个只位条张把本件块片颗粒头匹口家间座栋幢辆艘架台部份双对副套支枝根棵朵束次回遍趟场顿步年天周星小分秒岁米公里元毛角斤吨升克倍种样类群排行列句段首篇章页杯碗瓶盒箱包袋桶壶盘勺锅人名面扇滴团堆道门幅封笔株具枚尊串股阵番声下边侧万亿千百点厘毫英海晚夜集季队户所';
