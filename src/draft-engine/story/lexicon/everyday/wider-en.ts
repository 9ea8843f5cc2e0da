import type { EverydayNouns } from './everyday-nouns.ts';

/** More trades, places and things that ideas in English name, by what they are drawn as. */
export const ENGLISH_WIDER: EverydayNouns = {
  'person.actor':
    'child star, voice actor, stunt double, body double, soap star, silent film star, opera extra, film star, matinee idol, stand-up comedian',
  'person.athlete':
    "swimmer's rival, marathon runner, javelin thrower, fencer's rival, ice hockey player, figure-skater, table tennis player, badminton player, pole-vaulter, bobsledder, decathlete, skydiver, free diver, freediver, mountain biker, wheelchair racer, wrestling champion",
  'person.chef':
    "cook's mate, fry cook, short-order cook, canteen cook, cafeteria cook, lunch lady, pizzaiolo, noodle maker, tofu maker, sausage maker, ice cream maker, dumpling maker, barbecue master",
  'person.coach': 'swimming coach, football coach, boxing trainer, linesman, scout of talent',
  'person.courier':
    'milkman, telegram boy, pizza delivery boy, pizza boy, parcel carrier, bicycle courier, newspaper boy',
  'person.criminal':
    'hostage taker, hit man, drug dealer, loan shark, mob boss, serial killer, war criminal, escaped convict',
  'person.dancer':
    'tap dancer, tango dancer, flamenco dancer, belly dancer, breakdancer, ice dancer, line dancer, understudy dancer, prima ballerina',
  'person.detective': "coroner's assistant, private eye, private investigator, forensic accountant, handwriting expert",
  'person.doctor':
    'heart surgeon, brain surgeon, cardiologist, oncologist, radiologist, anaesthetist, dermatologist, acupuncturist, neurologist, orthodontist, epidemiologist',
  'person.driver':
    "school bus driver, forklift driver, hearse driver, snowplough driver, snowplow driver, tow truck driver, rickshaw driver, lorry driver, tractor driver, limousine driver, gondolier, ferryman's son",
  'person.engineer':
    'sound engineer, flight engineer, railway engineer, bridge engineer, demolition expert, systems engineer, cartographer, mapmaker, hydrologist, seismologist',
  'person.explorer':
    'polar explorer, cave explorer, caver, speleologist, treasure diver, gold prospector, bounty hunter, whale watcher, storm chaser, ghost hunter, bird watcher',
  'person.farmer':
    "dairy farmer, rice farmer, tea picker, grape picker, cotton picker, coffee farmer, ploughman, plowman, fisherman's wife, beet farmer, crofter, olive farmer, mushroom picker, truffle hunter, milkman's horse",
  'person.guard':
    'border guard, crossing guard, lollipop lady, museum guard, prison warder, prison guard, park ranger, night porter, doorkeeper, park keeper, lock keeper, bailiff, store detective',
  'person.judge': 'arbitrator, referee judge, justice of the peace',
  'person.mechanic': 'elevator mechanic, lift mechanic, bicycle repairman, watch repairman, tv repairman',
  'person.musician':
    "bagpiper, banjo player, orchestra conductor, cellist's rival, sitar player, rock band, pipe organist, one-man band, record producer, sound recordist, beatboxer",
  'person.night_watchman': 'lamplighter',
  'person.nurse':
    'night nurse, hospice nurse, wet nurse, dental hygienist, phlebotomist, physiotherapist, masseur, masseuse, day-care worker, kindergarten teacher, nursery teacher',
  'person.office_worker':
    "telegraph operator, switchboard operator, telephonist, census worker, stenographer, court reporter, proofreader, tax adviser, bank teller, teller, call centre agent, interpreter, dispatcher, air traffic controller, librarian's assistant, loan officer, estate agent, insurance clerk, customs officer, customs inspector, ticket inspector, meter reader",
  'person.old_man': 'retired teacher, great-uncle, war veteran, centenarian',
  'person.old_woman': 'great-aunt, dowager, old maid',
  'person.person':
    'chess player, dog walker, matchmaker, lottery winner, asylum seeker, sleepwalker, stutterer, census taker, truant, litigant, plaintiff, defendant, parishioner, hitch-hiker, birdwatcher, stamp collector',
  'person.politician':
    "prime minister, vice president, first lady, alderman, city councillor, consul, spin doctor, dictator's double, party leader",
  'person.priest': 'mother superior, altar boy, sexton, verger, archbishop',
  'person.seller':
    'flower seller, newspaper seller, lottery seller, ticket seller, balloon seller, market woman, door-to-door salesman, fish seller, fruit seller, ice cream vendor, matchgirl, match seller, antiques dealer, art dealer, arms dealer',
  'person.singer': 'lounge singer, cantor, yodeller, karaoke singer, fado singer, jazz singer, backup singer',
  'person.soldier':
    'drummer boy, tank driver, radio operator, peacekeeper, bomb disposal officer, cavalryman, hussar, cossack, border soldier, minesweeper',
  'person.teacher':
    'piano teacher, dance teacher, music teacher, driving instructor, swimming teacher, substitute teacher, ballet teacher, art teacher',
  'person.thief': 'car thief, art thief, jewel thief, grave robber, art forger, card sharp, safe-cracker',
  'person.train_driver': 'train conductor, station master, railway guard, subway driver',
  'person.worker':
    "lamplighter, grave digger, stevedore, longshoreman, rag picker, bin man, garbage man, garbage collector, dustman, warehouse worker, assembly worker, factory worker, oil worker, sewer worker, tanner, dyer, stoker, charcoal burner, brickmaker, glassblower, glass blower, cooper, bellringer, bell-ringer, bell ringer, knife grinder, locksmith's apprentice, road worker, crane operator, tree surgeon",
  'place.airport': 'departure hall, arrivals hall, gate of the airport, check-in desk, baggage claim, security check',
  'place.amusement_park': 'carnival ground, ghost train',
  'place.apartment':
    'studio flat, tower block, bedsit, dorm room, attic flat, council flat, block of flats, apartment building',
  'place.attic': 'bell tower',
  'place.bakery': 'cake shop, pastry shop, confectionery',
  'place.bank': 'bureau de change, trading floor, savings bank',
  'place.bar': 'jazz club, karaoke bar, beer hall, beer garden, discotheque',
  'place.battlefield': 'army camp',
  'place.bedroom': "motel room, children's room, bedchamber, dormitory room, boudoir",
  'place.border': 'border post, border fence, checkpoint of the border, customs post',
  'place.bus_inside': 'coach seat, tour bus, bus seat, back seat of a bus',
  'place.castle': 'palace gate, castle tower',
  'place.cellar': 'wine cellar, vault below, underground car park',
  'place.circus': 'circus tent, circus ring',
  'place.city_street': 'zebra crossing, street corner, shopping centre',
  'place.corridor': 'hotel corridor, school corridor, hospital corridor',
  'place.courtroom': 'supreme court, dock of the court',
  'place.desert': 'salt flat',
  'place.factory':
    'cannery, steelworks, toy factory, car factory, chocolate factory, power station, nuclear power plant, glassworks, paper mill, sugar factory',
  'place.farm': 'cattle ranch, sheep farm, fish farm, vineyard farm',
  'place.field':
    'wheatfield, potato field, cotton field, vegetable field, poppy field, tea plantation, sunflower field, hop field, tobacco field',
  'place.forest': 'logging camp, pine forest, birch forest',
  'place.garden': 'back garden, front garden, rose garden, hedge maze, front yard, vegetable garden',
  'place.graveyard': 'pet cemetery, crematorium',
  'place.greenhouse': 'plant nursery',
  'place.gym': 'school gym, sports hall, boxing gym, locker room, yoga studio, ballet studio',
  'place.harbour': 'fishing port, ferry dock',
  'place.hospital': "maternity ward, emergency room, field hospital, military hospital, dental surgery, dentist's",
  'place.interrogation_room': 'questioning room, police interview room',
  'place.kitchen': 'scullery, restaurant kitchen',
  'place.laboratory': 'antarctic station, research centre, test site',
  'place.living_room': 'drawing room, guest room, family home',
  'place.market':
    "flea market, fish market, night market, christmas market, fairground stall, flower market, auction, farmers' market",
  'place.mine': 'coal pit, mine gallery, diamond mine, salt mine, silver mine, mining tunnel, coalface',
  'place.mountain': "glacier's edge, mountain hut's door",
  'place.museum': 'wax museum, natural history museum, exhibition hall',
  'place.office':
    'tax office, employment office, lost property office, lost and found office, law office, registry office, patent office, newspaper office, unemployment office, town council, government office, law firm, travel agency, estate agency',
  'place.park': 'city park, bandstand, bus shelter',
  'place.plane_inside': 'cockpit, plane cabin, aircraft cabin, aisle seat, first class, jet cabin, private jet',
  'place.prison': 'prison cell, penal colony, prison yard, solitary confinement, cell block, prison camp',
  'place.restaurant': 'soup kitchen',
  'place.river': 'weir, floodplain',
  'place.road': 'country road, dirt road, hairpin bend',
  'place.rooftop': 'rooftop garden, roof terrace',
  'place.school':
    'primary school, secondary school, village school, ballet school, music school, cooking school, driving school, night school, art school, flying school',
  'place.ship_cabin': "cabin of a ship, engine room, ship's hold, below deck",
  'place.ship_deck':
    "bridge of a ship, cruise liner, container ship, lifeboat deck, sailing ship, whaling ship, submarine deck, trawler's deck",
  'place.shop':
    "hardware store, shoe shop, music shop, pet shop, thrift store, charity shop, butcher's, greengrocer's, jeweller's, gift shop, hat shop, bicycle shop, petrol station shop, tailor's shop, barber's, tattoo parlour, shoe store, clothing store",
  'place.snowfield': 'frozen lake, ice field, ice cave',
  'place.space_station': 'control module, airlock',
  'place.square': 'village square, courtyard of the castle',
  'place.stadium':
    'baseball field, tennis court, basketball court, wrestling ring, sports field, running track, finish line',
  'place.station': 'bus station, ticket hall, ticket office, platform nine, bus depot, ferry terminal',
  'place.subway': 'subway car, metro station, underground train, tube train, the underground, metro carriage',
  'place.theatre':
    'backstage, dressing room, wings of a theatre, puppet theatre, music hall, orchestra pit, green room, talent show',
  'place.town': 'mining town, harbour town, spa town, seaside town, county town, border town, suburb town, small town',
  'place.train_car': 'train compartment, railway carriage, freight car, sleeper train, sleeper, restaurant car',
  'place.village': 'mountain village, ghost town, ghost village',
  'place.workshop':
    "violin workshop, joinery, studio of a potter, print shop, printing house, shoemaker's shop, watchmaker's shop, darkroom",
  'thing.aeroplane': 'fighter jet, propeller plane, hang glider',
  'thing.apple': 'apricot, date fruit',
  'thing.bag': "shopping bag, tote bag, sports bag, doctor's bag, plastic bag, paper bag, body bag, toolbag",
  'thing.ball':
    'golf ball, bowling ball, rugby ball, ping-pong ball, beach ball, snow globe ball, cricket ball, billiard ball, marbles',
  'thing.bed': 'hospital bed, air mattress, four-poster',
  'thing.bell': 'cowbell, alarm, fire alarm, alarm bell, smoke detector',
  'thing.bicycle': 'racing bike, e-bike, exercise bike',
  'thing.boat': 'sailing boat, houseboat boat, rubber boat',
  'thing.bomb': 'land mine, landmine, unexploded bomb, atom bomb',
  'thing.bone': 'dinosaur bone, horn of a goat, jawbone',
  'thing.book': 'diary entry, manual, phone book, catalogue, hymn book, autobiography, library book, picture book',
  'thing.bottle':
    'detergent, mustard, sun cream, ink bottle, hot sauce, message in a bottle, baby bottle, sparkling water, mineral water',
  'thing.box':
    'cardboard box, jewellery box, jewelry box, mailbox key, black cube, package of clothes, music case, piggy bank, litter box',
  'thing.bread': 'flatbread, taco, burrito, rye bread, empanada',
  'thing.brush': 'paint roller, makeup brush, palette',
  'thing.cake': 'birthday cake, wedding cake',
  'thing.car':
    'racing car, electric car, getaway car, vintage car, police van, pickup truck, station wagon, self-driving car, delivery van, snowplough, snowplow, forklift, steamroller, tow truck',
  'thing.carpet': 'doormat, prayer mat, red carpet',
  'thing.cassette':
    'tape recorder, dictaphone, cassette recorder, walkman, video cassette, voice recording, black box, flight recorder',
  'thing.chair': "bar stool, high chair, electric chair, dentist's chair, office chair, pew",
  'thing.clock': 'wall clock, church clock',
  'thing.coat':
    'jacket, trench coat, fur coat, anorak, bathrobe, dressing gown, cloak, hoodie, lab coat, life jacket, life vest, straitjacket, pullover',
  'thing.coffee': 'cappuccino, latte, mocha, instant coffee',
  'thing.computer': 'mainframe, workstation, supercomputer',
  'thing.contract':
    'birth certificate, marriage certificate, lease, blueprint, divorce papers, tax return, prescription, residence permit, work permit, insurance policy, mortgage',
  'thing.doll': 'rag doll, voodoo doll, nesting doll, crash test dummy, marionette doll',
  'thing.door': 'front door, revolving door, garage door, barn door, prison gate, turnstile',
  'thing.dress': 'ball gown, evening gown, prom dress',
  'thing.drum': 'tambour, drumsticks, steel drum, war drum',
  'thing.fish': 'sardine, anchovy, caviar, fish and chips, lobster dish, mackerel',
  'thing.fishing_rod': 'fishing line, fish hook',
  'thing.flower': 'orchid bloom, lavender, edelweiss',
  'thing.flute': 'piccolo, panpipes, bassoon, tin whistle',
  'thing.gem': 'gold bar, gold nugget, silver bar',
  'thing.glasses': 'contact lenses, reading glasses',
  'thing.guitar': 'bass guitar, electric guitar, balalaika',
  'thing.gun': 'machine gun, water pistol, airgun, hunting rifle, crossbow, toy gun',
  'thing.hammer': 'toolkit',
  'thing.handcuffs': 'leg irons, cuffs, ankle monitor',
  'thing.hat': "top hat, baseball cap, bowler hat, hard hat, chef's hat, fez",
  'thing.headphones': 'earbuds, hearing aid, earplugs',
  'thing.jeans': 'leggings, overalls',
  'thing.juice': 'smoothie, soft drink, energy drink, milkshake, iced tea',
  'thing.knife': 'scalpel, razor, penknife, machete, letter opener, pocket knife, switchblade',
  'thing.ladder': 'rope ladder, fire ladder',
  'thing.lamp': 'desk lamp, floor lamp, headlights, flashlight beam, light bulb string',
  'thing.letter':
    'farewell letter, suicide note, ransom note, summons, love note, greeting card, christmas card, birthday card, threatening letter, shopping list, testament, eviction notice',
  'thing.machine':
    'coffee maker, mixer, food processor, printing press, shredder, radiator, atm, cash machine, x-ray machine, incubator, turbine, conveyor belt, parking meter, knitting machine, spinning wheel',
  'thing.mask': 'gas mask, carnival mask, oxygen mask, face mask, welding mask, death mask, clown nose',
  'thing.meat': 'ham, bacon, roast beef, roast chicken, schnitzel, ribs, meatball, salami',
  'thing.medal': "gold medal, silver medal, bronze medal, order of merit, war medal, sheriff's star",
  'thing.medicine': 'cough syrup, ointment, sleeping pill, inhaler, antibiotics, aspirin',
  'thing.newspaper': 'magazine, pamphlet, brochure',
  'thing.noodles': 'udon, pho, macaroni',
  'thing.notebook': 'ledger, logbook, address book, notepad, account book, guest book, record book, dossier, case file',
  'thing.old_tree':
    'lemon tree, olive tree, elm, chestnut tree, poplar, plane tree, family tree trunk, fig tree, walnut tree, pear tree',
  'thing.painting': 'landscape painting, mosaic, icon, forgery, stained glass window',
  'thing.pen': 'chalk, fountain pen, felt-tip, ballpoint, marker, eraser, stylus',
  'thing.phone':
    'mobile phone, cell phone, landline, answering machine, switchboard, telegraph, fax machine, intercom, text message, video call, smart speaker',
  'thing.photo': 'family photo, photo album, wedding photo, passport photo',
  'thing.piano': 'church organ',
  'thing.pillow': 'teddy pillow, bolster',
  'thing.plant': 'sprout, seedling, tomato plant, potted plant',
  'thing.plate': 'feast dish, omelette, dessert, side dish, leftovers',
  'thing.potato':
    'turnip, beetroot, radish, leek, spinach, broccoli, cauliflower, vegetables, eggplant, aubergine, zucchini, cucumber, celery',
  'thing.puzzle': 'jigsaw puzzle, dominoes, monopoly',
  'thing.rice': 'paella, risotto, biryani, pilaf, jollof rice',
  'thing.ring': 'engagement ring, wedding ring, signet ring, tiara, cufflinks',
  'thing.robot_toy': 'wind-up toy, action figure, tin soldier, toy train',
  'thing.rope': 'noose, chain of rope',
  'thing.satellite': 'space probe, hubble, space telescope, weather balloon',
  'thing.seed': 'acorn seed, bean, magic bean, kernel, lentil, pea, coffee bean',
  'thing.shirt': 'football shirt, jersey, apron, pajamas, tunic',
  'thing.shoe': 'sneakers, sandals, glass slipper, flip-flops, clogs, running shoes, football boots',
  'thing.sofa': 'chaise longue',
  'thing.soup':
    'borscht, goulash, chowder, gumbo, ramen broth, bouillon, minestrone, chilli con carne, fondue, gruel, hotpot',
  'thing.spaceship': 'lander, mars rover',
  'thing.statue': 'snow sculpture, ice sculpture, marble statue, garden gnome, trojan horse',
  'thing.stone':
    'boulder, cobblestone, lump of coal, concrete, gravestone marker, marble block, sandcastle, asteroid rock',
  'thing.table': 'coffee table, workbench, dinner table, billiard table, pool table, ping-pong table, operating table',
  'thing.ticket':
    'train ticket, plane ticket, boarding pass, raffle ticket, parking ticket, concert ticket, ration card, library card, golden ticket',
  'thing.trophy': 'world cup, championship belt, blue ribbon, first prize',
  'thing.trumpet': 'french horn, bugle, cornet, alphorn',
  'thing.tv': 'television set, flat screen, surveillance monitor, billboard screen',
  'thing.umbrella': 'beach umbrella, walking umbrella',
  'thing.window': 'shop window, windowpane, stained-glass window',
  'thing.wine': 'rum, vodka, brandy, port wine, mead, absinthe, cognac',
};
