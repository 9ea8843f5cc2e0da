import { wordTable } from '#src/shared/word-table.ts';
import type { ReadingTables } from '../text-reading.ts';

const each = <Value extends string>(lists: Readonly<Partial<Record<Value, string>>>): Record<string, Value> =>
  wordTable(
    Object.fromEntries(
      (Object.entries(lists) as [Value, string][]).flatMap(([value, list]) =>
        list.split(', ').map((word) => [word, value]),
      ),
    ),
  );

/** Words that name an hour, a season, weather, period or culture. */
export const ENGLISH_SETTINGS: ReadingTables['settings'] = {
  hour: each({
    dawn: 'dawn, at dawn, sunrise, at sunrise, daybreak, at daybreak, first light, at first light, before dawn',
    morning:
      'morning, in the morning, one morning, this morning, every morning, each morning, early morning, breakfast time, the next morning',
    noon: 'noon, at noon, midday, at midday, lunchtime, at lunchtime, high noon',
    afternoon: 'afternoon, in the afternoon, one afternoon, every afternoon, late afternoon, teatime',
    dusk: 'dusk, at dusk, sunset, at sunset, twilight, at twilight, evening, in the evening, one evening, every evening, golden hour, nightfall, at nightfall, sundown, at sundown, the blue hour',
    night:
      'night, at night, one night, every night, each night, midnight, at midnight, tonight, overnight, in the middle of the night, by night, late at night, all night, moonlit, moonlight, in the dead of night, nightly, bedtime, nighttime, starlit, the night',
  }),
  season: each({
    spring: 'in spring, in the spring, springtime, one spring, early spring, every spring, cherry blossom season',
    summer:
      'summer, in summer, in the summer, midsummer, one summer, summertime, every summer, summer vacation, summer holidays, heatwave, heat wave',
    autumn:
      'autumn, in autumn, in the autumn, in the fall, one autumn, harvest time, thanksgiving, halloween, every autumn',
    winter:
      'winter, in winter, in the winter, midwinter, one winter, christmas, christmas eve, wintertime, snowy, every winter, new year',
  }),
  weather: each({
    clear: 'sunny, clear sky, cloudless, sunshine, bright sunshine, sunlit',
    cloudy: 'cloudy, overcast, grey sky, gray sky',
    rain: 'rain, rainy, in the rain, raining, drizzle, downpour, pouring rain, monsoon, rainstorm, rain-soaked, rainfall',
    storm:
      'storm, stormy, thunderstorm, lightning, hurricane, typhoon, tempest, in a storm, during a storm, cyclone, tornado',
    snow: 'snow, snowy, snowing, in the snow, blizzard, snowstorm, snowfall, snow-covered, snowbound, snowed in',
    fog: 'fog, foggy, mist, misty, haze, hazy, in the fog',
    wind: 'windy, gale, breezy, windswept, in the wind, sandstorm, dust storm',
  }),
  period: each({
    prehistory:
      'stone age, ice age, prehistoric, caveman, cavemen, prehistory, bronze age, prehistoric times, neolithic',
    antiquity:
      'ancient rome, ancient greece, ancient egypt, ancient china, roman empire, ancient times, antiquity, ancient world, biblical times, pharaonic, roman, pharaoh, gladiator, troy, sparta, iron age',
    middle_ages:
      'middle ages, medieval, mediaeval, the crusades, viking age, dark ages, feudal, feudal japan, joseon, goryeo, tang dynasty, song dynasty, ming dynasty, 12th century, 13th century, 14th century, 15th century, viking, heian',
    early_modern:
      'renaissance, 16th century, 17th century, 18th century, edo, edo period, colonial, elizabethan, french revolution, american revolution, qing dynasty, golden age of piracy, sixteenth century, seventeenth century, eighteenth century, georgian, mughal, 1600s, 1700s, baroque, 1776',
    nineteenth_century:
      '19th century, nineteenth century, victorian, victorian london, wild west, old west, american civil war, 1800s, gold rush, industrial revolution, napoleonic, regency, meiji, meiji era, frontier days, 1850s, 1860s, 1870s, 1880s, 1890s, steampunk, antebellum',
    '1900s':
      '1900s, 1910s, edwardian, turn of the century, world war i, first world war, wwi, world war one, great war, titanic, belle epoque, 1912, 1914, 1917, 1918, russian revolution',
    '1920s':
      '1920s, roaring twenties, prohibition, jazz age, the twenties, 1930s, great depression, dust bowl, the thirties, 1929, the depression, interwar, 1920',
    '1940s':
      '1940s, world war ii, second world war, wwii, world war two, the forties, nazi-occupied, nazi germany, holocaust, 1939, 1940, 1941, 1942, 1943, 1944, 1945, nazi, nazis, post-war, postwar, pearl harbor, nazi occupation',
    '1950s': '1950s, the fifties, korean war, 1950, 1953, the 50s, mccarthy era',
    '1960s':
      '1960s, the sixties, vietnam war, space race, 1960, 1968, 1969, the 60s, swinging sixties, civil rights era',
    '1970s': '1970s, the seventies, 1970, 1975, the 70s, disco era, cultural revolution',
    '1980s': '1980s, the eighties, 1980, 1984, 1985, 1989, the 80s, 80s',
    '1990s': '1990s, the nineties, 1990, 1995, 1999, the 90s, 90s',
    today:
      'today, modern-day, present-day, contemporary, nowadays, present day, modern times, modern, the present day, 21st century',
    near_future:
      'near future, near-future, in the near future, cyberpunk, dystopian, dystopia, 2050, 2040, 2084, 2077, futuristic, post-apocalyptic, post-apocalypse, tomorrow, in the future',
    far_future:
      'far future, distant future, in the distant future, interstellar, 23rd century, 24th century, 31st century, light years away, year 3000, galactic, centuries from now',
    tale: 'once upon a time, fairy tale, long ago, a long time ago, fairytale, in a faraway land, enchanted kingdom, far away kingdom, in a land far away, magical kingdom, enchanted forest, mythical, fairyland',
  }),
  culture: each({
    china:
      'china, chinese, beijing, shanghai, hong kong, tang dynasty, ming dynasty, qing dynasty, wuxia, kung fu, taiwan, taipei, shaolin, forbidden city, tibet, tibetan, chinatown, sichuan, mandarin, cantonese, chongqing, macau, guangzhou, shenzhen, nanjing, harbin, suzhou, hangzhou, wuhan, chengdu, yunnan, tianjin, xinjiang, great wall',
    korea:
      'korea, korean, seoul, busan, joseon, north korea, south korea, k-pop, jeju, goryeo, pyongyang, hanbok, incheon, daegu, gwangju, daejeon, suwon, joseon dynasty',
    japan:
      'japan, japanese, tokyo, kyoto, osaka, samurai, ninja, edo, geisha, ronin, yakuza, hokkaido, okinawa, shogun, hiroshima, nagasaki, kimono, meiji, feudal japan, ryokan, anime, mount fuji, sumo, shinto, nara, nagoya, kobe, fukuoka, sapporo, kanazawa, shibuya, shinjuku, kyushu, shikoku, ginza, akihabara, nikko',
    europe:
      'europe, european, paris, parisian, london, england, english, britain, british, france, french, germany, german, berlin, italy, italian, rome, venice, spain, spanish, madrid, barcelona, ireland, irish, dublin, scotland, scottish, greece, greek, athens, russia, russian, moscow, poland, polish, warsaw, sweden, swedish, norway, norwegian, denmark, danish, finland, finnish, iceland, icelandic, vienna, austria, austrian, amsterdam, dutch, netherlands, prague, hungary, budapest, portugal, portuguese, lisbon, switzerland, swiss, belgium, ukraine, ukrainian, victorian, medieval, viking, transylvania, sicily, sicilian, naples, florence, edinburgh, istanbul, ottoman, soviet, bavaria, wales, welsh, tuscany, provence, romania, serbia, lapland, yorkshire, liverpool, manchester, glasgow, belfast, munich, hamburg, milan, normandy, cornwall, oslo, stockholm, copenhagen, helsinki, leningrad, st petersburg, siberia, bosnia, bosnian, sarajevo, corsica, brussels, nazi-occupied, marseille, lyon, bordeaux, toulouse, brittany, breton, alps, alpine, pyrenees, balkans, balkan, seville, granada, andalusia, catalonia, catalan, basque, valencia, porto, azores, genoa, turin, palermo, bologna, verona, sardinia, tyrol, salzburg, krakow, gdansk, riga, tallinn, vilnius, latvia, latvian, estonia, estonian, lithuania, lithuanian, bucharest, romanian, bulgaria, bulgarian, belgrade, serbian, zagreb, croatia, croatian, dubrovnik, slovenia, slovakia, bratislava, albania, albanian, macedonia, kosovo, montenegro, reykjavik, bergen, dresden, leipzig, frankfurt, geneva, zurich, antwerp, bruges, ghent, rotterdam, flanders, flemish, oxford, cambridge, bristol, cardiff, galway, devon, sussex, thessaloniki, crete, cretan, cyprus, malta, odessa, kyiv, kiev, minsk, belarus, st. petersburg, scandinavia, scandinavian, calabria, trieste, hebrides, shetland, faroe',
    north_america:
      'america, american, usa, united states, new york, manhattan, brooklyn, los angeles, hollywood, chicago, texas, california, boston, las vegas, vegas, san francisco, canada, canadian, toronto, montreal, wild west, old west, cowboy, native american, alaska, miami, florida, detroit, philadelphia, new orleans, louisiana, washington, seattle, mississippi, appalachia, harlem, bronx, new jersey, montana, arizona, nevada, ohio, kansas, wyoming, oregon, georgia, alabama, kentucky, route 66, cia, fbi, queens, staten island, minnesota, utah, new england, quebec, vancouver, hawaii, colorado, nebraska, apache, cherokee, wall street, broadway, silicon valley, midwest, white house, long island, maine, oklahoma, baltimore, dallas, houston, cleveland, pittsburgh, denver, tulsa, omaha, ontario, yukon, nova scotia, newfoundland, winnipeg, calgary, north carolina, south carolina, michigan, wisconsin, iowa, missouri, arkansas, idaho, vermont, new mexico, pennsylvania, massachusetts, connecticut, sonoma, mojave, navajo, labrador, saskatchewan, alberta, indiana, illinois, tennessee, nashville, memphis, atlanta',
    latin_america:
      'mexico, mexican, mexico city, brazil, brazilian, rio, rio de janeiro, argentina, argentine, buenos aires, cuba, cuban, havana, colombia, colombian, bogota, peru, peruvian, chile, chilean, amazon, inca, aztec, maya, mayan, latin america, south america, bolivia, venezuela, puerto rico, caribbean, guatemala, ecuador, patagonia, tijuana, são paulo, sao paulo, jamaica, haiti, uruguay, costa rica, panama, santiago, oaxaca, guadalajara, veracruz, yucatan, chiapas, monterrey, bahia, lima, cusco, quito, medellin, medellín, cartagena, caracas, montevideo, la paz, paraguay, honduras, nicaragua, el salvador, andes, andean, pampas, atacama, tierra del fuego, bolivian, venezuelan, jamaican, haitian, dominican, trinidad, sonora, chihuahua',
    africa:
      'africa, african, kenya, kenyan, nigeria, nigerian, lagos, south africa, ethiopia, ghana, senegal, tanzania, congo, rwanda, rwandan, zulu, serengeti, nairobi, johannesburg, cape town, uganda, zimbabwe, somalia, sudan, madagascar, mali, masai, maasai, kilimanjaro, dakar, somali, accra, ghanaian, addis ababa, ethiopian, kinshasa, congolese, luanda, harare, maputo, kampala, ugandan, zanzibar, soweto, kalahari, mozambique, angola, angolan, botswana, cameroon, ivory coast, senegalese, tanzanian, malawi, zambia, gambia, freetown, liberia, timbuktu, yoruba, igbo, swahili, mombasa, benin, burkina faso',
    arab_world:
      'egypt, egyptian, cairo, baghdad, iraq, iraqi, syria, syrian, damascus, lebanon, beirut, morocco, moroccan, arabia, arabian, dubai, saudi, bedouin, arab, sahara, casablanca, tunisia, algeria, algerian, palestine, palestinian, jordan, yemen, persia, persian, iran, iranian, tehran, middle east, pharaoh, marrakesh, libya, kuwait, qatar, gaza, israel, jerusalem, afghanistan, kabul, afghan, tunis, tunisian, algiers, tripoli, amman, jordanian, riyadh, mosul, basra, aleppo, luxor, giza, oman, omani, muscat, doha, isfahan, shiraz, lebanese, yemeni, libyan, alexandria',
    india:
      'india, indian, mumbai, bombay, delhi, new delhi, kolkata, calcutta, bollywood, punjab, mughal, ganges, rajasthan, kerala, maharaja, varanasi, pakistan, sri lanka, bangladesh, goa, chennai, bangalore, kashmir, hindu, jaipur, nepal, nepali, kathmandu, agra, hyderabad, pune, assam, bengal, bengali, tamil, darjeeling, ladakh, dhaka, lahore, karachi, colombo, gujarat, pakistani, bihar, sikh, udaipur, madras, himalayas, himalayan',
  }),
  isWartime: Object.fromEntries(
    'wartime, world war ii, second world war, wwii, world war two, world war i, first world war, wwi, great war, civil war, vietnam war, korean war, at war, war-torn, during the war, nazi-occupied, trenches, front line, frontline, in the war, cold war, nazi occupation, war zone, battlefield, the war, in wartime, war-ravaged, d-day, american civil war, western front, occupied france, the blitz, the front'
      .split(', ')
      .map((word) => [word, true as const]),
  ),
};
