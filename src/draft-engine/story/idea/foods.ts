/** What is cooked or baked. */
const COOKED =
  /^thing\.(?:soup|noodles|rice|bread|cake|dumplings|sushi|pizza|kimchi|tofu|cookie|cheese|chocolate|egg|meat|skewer|sandwich|burger|rice_ball|rice_cake|ice_cream|steamed_bun)$/;
/** What is eaten or drunk besides. */
const OTHER =
  /^(?:spirit\.water|thing\.(?:bowl|cup|bottle|plate|lunchbox|mooncake|candied_haws|hot_dog|donut|popcorn|lollipop|candy|wine|beer|coffee|tea|milk|juice|honey|salt|apple|orange|banana|grapes|strawberry|peach|cherries|lemon|watermelon|tomato|pumpkin|carrot|mushroom|corn|potato|cabbage|chilli|garlic|fish|medicine|potion|pill))$/;

/** True for a concept of food that is made in a kitchen. */
export const isCooked = (concept: string): boolean => COOKED.test(concept);

/** True for a concept of something that one eats or drinks. */
export const isFoodOrDrink = (concept: string): boolean => isCooked(concept) || OTHER.test(concept);
