import { wordTable } from '#src/shared/word-table.ts';
import type { ConceptId } from '../../concepts/concept.ts';
import { byWord } from '../by-word.ts';

/** Everyday nouns that the lexicon lacks, by the nearest kind that can be drawn. */
const LISTS: Readonly<Partial<Record<ConceptId, string>>> = {
  'person.person':
    'people, parent, dead, living, poor, rich, blind, deaf, elderly, homeless, young, wounded, sick, member, resident, citizen, inhabitant, adult, grown-up, user, believer, follower, figure, hostage, captive, immigrant, migrant, exile, castaway, recluse, amnesiac, addict, alcoholic, gambler, donor, heir, heiress, successor, native, local, foreigner, stowaway, runaway, bystander, onlooker, spectator, audience, crowd, mob, group, team, gang, crew, family, community, tribe, clan, duo, trio, pair, population, humanity, mankind, society, public, everyone, everybody, anyone, nobody, other, folk, townspeople, townsfolk, organization, organisation, syndicate, cult, generation, misfit, loner, rebel, leader, chief, chieftain, protagonist, expert, specialist, recruit, informant, whistleblower, mastermind, genius, prodigy, visionary, saint, sinner, bachelor, crush, target, subject, being, opponent, body, corpse, stalker, beggar, homeless man, tramp, vagabond, drifter, wanderer, outcast, slave, servant, helper, double, doppelganger, lookalike, triplet, namesake, avatar',
  'person.man':
    'husband-to-be, groomsman, lad, chap, bloke, fellow, dude, mister, playboy, womanizer, henchman, strongman',
  'person.woman': 'dame, femme fatale, spinster, housewife, socialite, geisha, muse',
  'person.girl': 'lass, maiden, stepdaughter, goddaughter, schoolmate, tomboy, cheerleader, stepsister',
  'person.boy': 'stepson, godson, stepbrother',
  'person.child': 'youngster, urchin, schoolchild, stepchild, grandkid, offspring, tot, scout',
  'person.baby': 'newborn, embryo, foetus, fetus',
  'person.teenager': 'high schooler, high-schooler, freshman, sophomore, youth, slacker, dropout, tween',
  'person.old_man': 'elder, retiree, senior, great-grandfather, old-timer, patriarch, curmudgeon',
  'person.old_woman': 'crone, great-grandmother, matriarch, hag',
  'person.grandmother': 'grandparent, nana, abuela, nan',
  'person.mother': 'mum-to-be, stepmother, mother-in-law, godmother, mama, mommy, auntie, guardian, surrogate',
  'person.father': 'stepfather, father-in-law, godfather, papa, daddy',
  'person.sister': 'sister-in-law, half-sister',
  'person.brother': 'brother-in-law, half-brother',
  'person.husband': 'spouse, ex-husband, fiance',
  'person.wife': 'ex-wife, fiancee, newlywed',
  'person.lover': 'soulmate, ex-girlfriend, ex-boyfriend, ex-lover, ex, admirer, suitor, date, beloved',
  'person.couple': 'newlyweds, lovebirds, spouses',
  'person.friend':
    'pal, mate, confidant, confidante, ally, sidekick, acquaintance, housemate, co-worker, peer, accomplice, collaborator, co-star, supporter, playmate, pen-pal, comrade',
  'person.neighbour': 'lodger, roomer, roomie',
  'person.stranger': 'intruder, passerby',
  'person.student': 'undergraduate, graduate, cadet, valedictorian, alumnus, schoolkid',
  'person.teacher': 'instructor, headteacher, governess, educator, dean, lecturer, guru',
  'person.professor':
    'academic, historian, philosopher, linguist, anthropologist, intellectual, mathematician, theologian, critic',
  'person.scientist':
    'geneticist, neuroscientist, astrophysicist, virologist, meteorologist, zoologist, paleontologist, palaeontologist, entomologist, analyst',
  'person.inventor': 'innovator',
  'person.engineer': 'designer, roboticist, bomb disposal expert, surveyor, operator',
  'person.programmer': 'coder, tech mogul',
  'person.doctor':
    'physician, paediatrician, pediatrician, coroner, medic, psychotherapist, shrink, counselor, counsellor, pathologist, gynecologist, anesthesiologist, healer, apothecary, shaman',
  'person.nurse': 'caregiver, carer, orderly, social worker, au pair, nursemaid',
  'person.chef': 'pizza maker, cheesemonger, caterer, restaurateur, sous-chef, confectioner',
  'person.waiter': 'barkeep, barmaid, busboy, hostess',
  'person.shopkeeper':
    'merchant, trader, dealer, pawnbroker, greengrocer, storekeeper, bookshop owner, jeweller, jeweler',
  'person.seller':
    'saleswoman, salesperson, hawker, peddler, pedlar, stockbroker, realtor, auctioneer, marketer, telemarketer, insurance agent',
  'person.writer':
    'screenwriter, playwright, biographer, columnist, editor, copywriter, ghostwriter, essayist, storyteller, scribe, publisher, lyricist, songwriter',
  'person.painter': 'illustrator, cartoonist, animator, calligrapher, portraitist, restorer, decorator',
  'person.photographer': 'paparazzo, cameraman, photojournalist, videographer',
  'person.musician':
    'quartet, string quartet, trio, quintet, duet, trumpet player, violin player, piano player, guitar player, flute player, accordion player, organ player, harp player, bassist, saxophonist, rockstar, rocker, organist, harpist, flutist, flautist, bandleader, maestro, fiddler, performer, entertainer',
  'person.singer': 'vocalist, soprano, tenor, idol, diva, popstar, crooner, chanteuse, songbird, superstar',
  'person.dancer': 'choreographer, stripper, showgirl, contortionist',
  'person.actor':
    'starlet, understudy, extra, impersonator, stand-in, impostor, imposter, impressionist, drag queen, model, supermodel, beauty queen',
  'person.clown': 'fool, prankster, trickster, mascot, joker, buffoon',
  'person.film_maker': 'movie director, producer, cinematographer, documentarian',
  'person.host': 'newscaster, emcee, podcaster, announcer, quizmaster, commentator, vlogger',
  'person.reporter': 'correspondent, newsman, press',
  'person.detective': 'sleuth, private eye, gumshoe, criminologist, profiler, forensic scientist, crime solver',
  'person.police_officer':
    'police, constable, trooper, lieutenant, patrolman, marshal, policemen, officer, deputy, sergeant, swat team, task force',
  'person.thief':
    'hustler, con woman, swindler, grifter, fraudster, conman, poacher, safecracker, looter, raider, crook',
  'person.bank_robber': 'getaway driver, highwayman',
  'person.criminal':
    'mobster, mafia, mafioso, cartel, kingpin, terrorist, felon, ex-convict, ex-con, fugitive, murderer, killer, captor, abductor, trafficker, arsonist, psychopath, yakuza, triad, thug, goon, blackmailer, extortionist, gunman, hijacker, hooligan, delinquent, offender, sniper, rapist, pimp, wanted man, bully, abuser, slumlord, trafficking syndicate, assailant, attacker, perpetrator, culprit, executioner',
  'person.spy': 'informer, operative, intelligence officer, fbi, cia, interpol, saboteur, codebreaker, cryptographer',
  'person.assassin': 'killer for hire, hired gun, mercenary, hitwoman, professional killer',
  'person.lawyer': 'attorney, barrister, prosecutor, solicitor, public defender, notary, advocate, counsel',
  'person.judge': 'magistrate, juror, jury, justice, inquisitor',
  'person.prisoner': 'detainee, prisoner of war, parolee, jailbird, escapee',
  'person.guard': 'jailer, sentry, sentinel, security chief, keeper, protector, patrol, watcher',
  'person.firefighter': 'fire brigade, rescuer, rescue worker, first responder, smokejumper, emt',
  'person.soldier':
    'marine, navy seal, troop, army, platoon, infantryman, gi, commando, deserter, conscript, paratrooper, guerrilla, squad, special forces, ex-soldier, militia, legionnaire, partisan, private, corporal, brigade, regiment, centurion',
  'person.general': 'colonel, major, admiral, warlord, dictator, military leader, shogun, conqueror',
  'person.knight': 'crusader, squire, paladin, templar, horseman',
  'person.king':
    'ruler, monarch, sovereign, lord, duke, baron, earl, nobleman, aristocrat, count, maharaja, royal, regent, rajah, viceroy',
  'person.queen': 'duchess, countess, baroness, noblewoman, princess-to-be, concubine, consort, empress dowager',
  'person.emperor': 'czar, caesar, shah, khan, kaiser, overlord',
  'person.prince': 'heir to the throne, noble, archduke',
  'person.wizard': 'warlock, mage, necromancer, oracle, prophet, sage, seer, mystic, enchanter, merlin, conjurer',
  'person.witch': 'sorceress, enchantress, clairvoyant, soothsayer, coven, priestess',
  'person.superhero': 'vigilante, avenger, caped crusader, mutant, superheroine, supervillain',
  'person.hero': 'heroine, chosen one, champion, savior, saviour, demigod, legend',
  'person.villain':
    'tormentor, nemesis, mad scientist, oppressor, satan, antichrist, megalomaniac, incubus, succubus, despot',
  'person.vampire': 'dracula, vampires, bloodsucker',
  'person.fairy':
    'sprite, pixie, nymph, god, deity, cupid, genie, djinn, leprechaun, elves, imp, jinn, halfling, hobbit',
  'person.mermaid': 'siren, merman, selkie, sea nymph',
  'person.giant': 'titan, cyclops, colossus',
  'person.monk': 'friar, lama, novice, disciple, ascetic',
  'person.priest':
    'bishop, cardinal, pope, preacher, reverend, chaplain, missionary, cleric, deacon, clergyman, abbot, evangelist, televangelist, congregation',
  'person.cowboy': 'cattleman, rodeo rider, gaucho, drover, frontiersman, cattle driver, cowhand',
  'person.outlaw': 'gunfighter, desperado, rustler, bandits, marauder, renegade',
  'person.captain': 'skipper, commodore',
  'person.sailor':
    'seaman, crewman, mariner, ferryman, boatman, navy officer, deckhand, submariner, oarsman, crewmate, yachtsman',
  'person.fisherman': 'angler, whaler, oysterman, fisher, lobsterman',
  'person.diver': 'frogman',
  'person.explorer':
    'expedition, researcher team, trapper, tracker, naturalist, discoverer, conquistador, vampire slayer',
  'person.traveller':
    'nomads, vagrant, road tripper, biker, camper, vacationer, sightseer, wayfarer, pilgrims, holidaymaker, colonist, homesteader, emigrant',
  'person.climber': 'alpinist',
  'person.pilot': 'aviator, airman, copilot, co-pilot, aviatrix',
  'person.astronaut':
    'space crew, spaceman, space traveler, space traveller, space pirate, colonist of mars, crew of astronauts',
  'person.driver': 'racer, motorist, cabbie, charioteer, coachman',
  'person.taxi_driver': 'cabdriver, cabby, rideshare driver',
  'person.train_driver': 'signalman, conductor of a train',
  'person.courier': 'deliveryman, mail carrier, herald, envoy',
  'person.postman': 'letter carrier, postal worker',
  'person.farmer': 'peasant, farmhand, grower, herder, goatherd, landowner, sharecropper, milkmaid, serf, beet picker',
  'person.gardener': 'landscaper, groundsman, forester, herbalist',
  'person.carpenter':
    'cabinetmaker, furniture maker, woodworker, joiner, craftsman, artisan, shipbuilder, logger, woodsman, instrument maker',
  'person.blacksmith': 'swordsmith, metalworker, ironworker, goldsmith, gunsmith, silversmith, armourer',
  'person.tailor': 'quilter, embroiderer, hatter, milliner, kimono maker, wigmaker',
  'person.builder':
    'construction worker, bricklayer, mason, stonemason, roofer, contractor, foreman, plasterer, labourer, laborer, steelworker',
  'person.worker':
    'employee, docker, dockworker, undertaker, gravedigger, mortician, embalmer, roughneck, activist, protester, whistle-blower, environmentalist, suffragette, demonstrator, picker, stagehand, repair crew, attendant, porter, bellhop, doorman',
  'person.miner': 'prospector, oilman, driller',
  'person.boss':
    'employer, businessman, businesswoman, executive, magnate, mogul, chairman, corporation, company, supervisor, investor, industrialist, financier, hotelier, oligarch, trader on wall street, coordinator, agent of a star, philanthropist, captain of industry, head of security, commissioner, overseer, administrator, real estate developer',
  'person.office_worker':
    'bureaucrat, salaryman, temp, intern at a firm, typist, tax collector, auditor, insurance salesman, official, insurance investigator, actuary, white-collar worker, consultant, hr manager, paralegal, broker, tax inspector',
  'person.politician':
    'congressman, congresswoman, governor, candidate, mp, secretary of state, statesman, government, lobbyist, premier, spokesperson, delegate, civil rights leader',
  'person.athlete':
    'sportsman, sportswoman, olympian, rower, golfer, jockey, medalist, player, bodybuilder, competitor, contender, pole vaulter, sprinter, rider, equestrian, bowler',
  'person.runner': 'jogger, marathoner',
  'person.footballer': 'quarterback, linebacker, midfielder',
  'person.boxer': 'prizefighter, mma fighter, kickboxer, amateur fighter, luchador, underdog, champ',
  'person.coach': 'manager of a team',
  'person.martial_artist': 'judoka, karateka, brawler, gladiators',
  'person.swordsman': 'swordfighter, duelist, duellist, musketeer, ronin, spartan, amazon',
  'person.collector': 'antiquarian, hoarder, curator, appraiser, treasure seeker, connoisseur, patron',
  'person.archaeologist': 'egyptologist, excavator of tombs',
  'person.rival': 'challenger, adversary, opposing team, runner-up, foe',
  'person.enemy': 'archenemy, invader, invading army, traitor, aggressor, archrival, occupier',
  'person.guest': 'invitee, houseguest, attendee, mourner, bridesmaid, partygoer, best man, maid of honor',
  'person.customer': 'shopper, buyer, consumer, regular, bidder, bargain hunter',
  'person.time_traveller': 'visitor from the future, chrononaut',
  'person.orphan': 'foundling, waif, foster kid, adoptee',
  'animal.cat': 'kitty, tomcat, tabby, lynx, bobcat, feline',
  'animal.dog':
    'hound, mutt, terrier, pup, golden retriever, labrador, husky, bulldog, german shepherd, corgi, pug, beagle, dachshund, dalmatian, chihuahua, bloodhound, hyena, jackal, dingo, canine, pet',
  'animal.wolf': 'hellhound, she-wolf, wolfhound',
  'animal.bear': 'cub, anteater',
  'animal.mouse': 'vole, shrew, rodent, lemming, chinchilla',
  'animal.squirrel': 'mongoose, groundhog, marmot, mink, lemur, prairie dog, stoat, possum, opossum, wombat, platypus',
  'animal.horse': 'stallion, mare, colt, racehorse, mustang, steed, pegasus, pony ride, bronco, dromedary, centaur',
  'animal.deer': 'fawn, stag, doe, caribou, gnu, wildebeest, okapi, impala',
  'animal.cow': 'cattle, livestock, bison, yak, steer, heifer, minotaur, herd',
  'animal.pig': 'boar, hog, sow, tapir, warthog',
  'animal.sheep': 'ram, ewe',
  'animal.tiger': 'jaguar, puma, cougar, ocelot',
  'animal.lion': 'big cat, pride, griffin, sphinx',
  'animal.monkey': 'chimpanzee, chimp, orangutan, baboon, gibbon, macaque, primate, bonobo',
  'animal.bird':
    'cockatoo, toucan, dove, finch, heron, lovebird, phoenix, wren, puffin, cuckoo, parakeet, bluebird, flock, kingfisher, budgie, macaw, starling, lark, flock of birds, condor, ibis, thunderbird, fledgling',
  'animal.crow': 'magpies, jackdaw, blackbirds, rook',
  'animal.owl': 'bird of prey, osprey, buzzard, kestrel',
  'animal.chicken': 'cockerel, quail, pheasant, partridge, poultry, dodo, emu',
  'animal.turtle': 'tortoises, pangolin, terrapin, salamander, newt',
  'animal.dinosaur':
    'tyrannosaurus, t rex, raptor, velociraptor, triceratops, brontosaurus, pterodactyl, komodo dragon, godzilla, reptile, caiman',
  'animal.snake': 'python, cobra, viper, rattlesnake, serpent, anaconda, boa, earthworm, centipede, basilisk, medusa',
  'animal.fish':
    'clownfish, koi, carp, trout, tuna, piranha, seahorse, stingray, shoal, guppy, swordfish, pufferfish, minnow, catfish, cod, herring, marlin, ray, sturgeon',
  'animal.whale': 'humpback, narwhal, beluga, leviathan, manatee',
  'animal.shark': 'great white, hammerhead, megalodon, sharks',
  'animal.octopus': 'cuttlefish, sea monster, nautilus, sea anemone, coral, plankton',
  'animal.crab': 'prawn, crayfish, scorpion, oyster, clam, mussel',
  'animal.bee':
    'ladybug, fly, hornet, bug, insect, swarm, locust, cicada, termite, cockroach, flea, gnat, honeybee, praying mantis, glow-worm, weevil, louse, tick',
  'animal.snail': 'slug, shellfish, limpet',
  'animal.spider': 'tarantula, black widow, arachnid, scarab',
  'animal.monster':
    'kaiju, demon dog, sasquatch, abomination, chimera, hydra, gremlin, beastie, cryptid, chupacabra, frankenstein, golem, gargoyle alive, orc, bogeyman, boogeyman, parasite, creature from the deep, wildlife, animal, predator, prey, pack, species, mutants',
  'animal.unicorn': 'winged horse, alicorn',
  'animal.dragon': 'wyvern, dragons',
  'spirit.ghost':
    'spectre, specter, apparition, wraith, undead, banshee, soul, entity, presence, ghoul, reaper, revenant, shade, zombies, living dead, headless horseman, curse, spook',
  'spirit.fire': 'wildfire, inferno, blaze, ember, spark, lava, flames, fireball',
  'spirit.water': 'raindrop, puddle, droplet, foam, whirlpool, waterdrop, mist, steam, rapids',
  'spirit.storm': 'blizzard, sandstorm, hail, monsoon, snowstorm, gale, lightning, thunder, superstorm',
  'spirit.snow': 'avalanche, frost, snowflakes',
  'spirit.tree': 'pine, birch, maple, redwood, baobab, stump, tree trunk, banyan, cedar, treant',
  'spirit.flower':
    'blossom, lotus, iris, poppy, violet, bluebell, petal, wildflower, daffodil, rosebush, peony, carnation, jasmine, marigold, magnolia, hibiscus, snowdrop, lilac',
  'spirit.sun': 'sunlight, sunbeam, sunrise, sunset, eclipse, solar flare, daylight',
  'spirit.moon': 'moonlight, crescent, lunar eclipse',
  'spirit.star': 'constellation, supernova, nebula, northern lights, aurora, starlight',
  'spirit.light': 'glow, beam, laser, lamplight, candlelight, spotlight, halo, firelight',
  'spirit.shadow': 'darkness, silhouette, dark, dark force, evil, void, doppelgänger, gloom',
  'spirit.time': 'destiny, fate, future, eternity, history, age, time loop, childhood',
  'spirit.dream':
    'vision, hallucination, fantasy, illusion, imagination, daydream, sleep, trance, premonition, prophecy, mirage, coma, subconscious',
  'spirit.voice': 'whisper, scream, cry, shout, signal, sound, noise, laughter, echoes, prayer, call',
  'spirit.music': 'tune, rhythm, sonata, waltz, jazz, blues, beat, harmony, techno, hip hop, chord, soundtrack',
  'spirit.cloud': 'smoke, fog, thundercloud, vapour',
  'spirit.earth': 'soil, dust, mud, clay, land, sand, ground, nature, dirt',
  'robot.robot': 'mech, droid, bot, automaton, mecha, humanoid, toy soldier, robots',
  'robot.android': 'replicant, synthetic human, gynoid, terminator',
  'robot.computer_mind':
    'supercomputer, operating system, chatbot, virtual assistant, mainframe, algorithm, program, neural network, machine intelligence, simulation, siri, internet',
  'robot.drone': 'rover, probe',
  'robot.alien': 'martian, extraterrestrials, space invader, xenomorph, visitor from space, little green man',
  'place.shop': 'boutique, kiosk, newsstand, stall, mart, outlet',
  'place.restaurant': 'bistro, eatery, drive-in, buffet, brasserie, grill',
  'place.cafe': 'teahouse, coffeehouse',
  'place.bar': 'speakeasy, lounge, disco, brothel, dance hall, izakaya, dance floor',
  'place.hotel': 'resort, lodge, ryokan, boarding house, chalet',
  'place.house':
    'cottage, estate, manor, chateau, homestead, cabin in the woods, residence, tenement, duplex, hacienda, dollhouse',
  'place.home': 'household, hometown, homeland, hearth, den, motherland',
  'place.apartment': 'penthouse, condo, loft, housing block, flatshare, high-rise, apartment complex, housing estate',
  'place.school': 'conservatory, school of magic, class, seminary',
  'place.hospital':
    'asylum, mental institution, sanatorium, hospice, infirmary, rehab, rehab center, sanitarium, surgery, intensive care unit, medical center, care home, leper colony, old age home',
  'place.prison':
    'penitentiary, detention center, concentration camp, labor camp, labour camp, death row, jailhouse, reformatory, internment camp, juvenile hall, gulag, guantanamo',
  'place.police_station': "precinct, police headquarters, sheriff's office, interrogation room",
  'place.courtroom': 'courthouse, trial, court of law',
  'place.office':
    'headquarters, firm, company, airline, corporation, agency, startup, start-up, workplace, cubicle, tech company, ministry, consulate, insurance company, publishing house',
  'place.laboratory': 'facility, research station, research center, institute, research base',
  'place.factory':
    'steel mill, refinery, oil rig, slaughterhouse, assembly line, textile mill, nuclear plant, foundry, depot, scrapyard, landfill, dump, brickyard, silo',
  'place.garage': 'auto shop, repair shop, carport, pit stop',
  'place.workshop': 'atelier, toolshed, boatyard, carpentry, tannery, woodshed, outbuilding',
  'place.station': 'terminal, grand central, tram stop',
  'place.airport': 'runway, departure lounge, airstrip, hangar, heliport',
  'place.airfield': 'base, launch site, launch pad, barracks, outpost, spaceport, camp of soldiers, fort',
  'place.harbour': 'wharf, marina, seaport, quay, dockyard, fishing village, docks, boathouse, lido, naval base',
  'place.coast':
    'seashore, shoreline, cape, peninsula, waterfront, reef edge, seafront, cliffside, coastline, ocean side, riviera, promenade',
  'place.beach': 'seashore sand, boardwalk, sandbar, shore of an island',
  'place.island': 'atoll, archipelago, isle, islet, paradise',
  'place.sea': 'pacific, atlantic, mediterranean, high seas, gulf, strait, ocean floor, caribbean, deep',
  'place.underwater':
    'reef, seafloor, sea bed, bottom of the sea, depths, shipwreck, atlantis, abyss, underwater city, sunken city, mariana trench, kelp forest',
  'place.lake': 'reservoir, loch, water hole, fishpond, waterhole, lakeside, ice hole, hot tub, watering hole',
  'place.river':
    'riverbank, riverside, nile, ganges, mississippi, waterway, delta, ferry crossing, ford, seine, thames',
  'place.forest':
    'woods, woodland, grove, thicket, wilderness, backwoods, taiga, outback, bush, national park, timberland, clearing, undergrowth, wildwood',
  'place.jungle': 'tropical forest, bush country, congo, mangrove, reserve, wilds, safari',
  'place.mountain':
    'mountaintop, ridge, mount fuji, himalayas, andes, rockies, appalachians, mountain range, hilltop, slope, crag, foothill, highland, highlands, mountainside, plateau',
  'place.valley':
    'gorge, ravine, canyon floor, countryside, hollow, basin, wine country, landscape, dale, grand canyon, crater, rift',
  'place.desert': "sahara, gobi, badlands, wastelands, barren land, mojave, no man's land, atacama",
  'place.snowfield':
    'antarctic, siberia, alaska, iceland, greenland, frozen north, snowy mountain, winter wonderland, arctic circle, frozen sea, lapland',
  'place.swamp': 'bog, marsh, wetland, bayou, moor, everglades, marshland, quicksand, mire, fen, heath',
  'place.cave':
    'cavern, mineshaft, lair, hideout, crypt, tomb, catacombs, underground, hole, burrow, shelter, subterranean world, well shaft, pit, sewers, mine shaft, chasm, trench',
  'place.village':
    'commune, reservation, shtetl, slum, favela, shantytown, ghetto, colony, encampment, camp of nomads, rural community, kibbutz',
  'place.town': 'suburbs, suburbia, municipality, county, district, suburban neighborhood, province, borough',
  'place.city':
    'capital, downtown, megacity, chinatown, manhattan, brooklyn, harlem, urban jungle, urban area, hollywood, city center, city centre, gotham',
  'place.town_street':
    'sidewalk, lane, cul-de-sac, plaza, piazza, footpath, crosswalk, block, curb, boulevard walk, corner',
  'place.city_street':
    'boulevard, intersection, times square, broadway, rush-hour street, shopping street, traffic jam, busy street, shibuya crossing, pedestrian crossing, red-light district',
  'place.alley': 'alleyway, passage, back lane, gutter, passageway',
  'place.rooftop': 'ledge, fire escape, top of a building, helipad, veranda, porch',
  'place.skyline': 'office tower, skyscrapers, megastructure, burj khalifa, empire state building',
  'place.market': 'marketplace, trading post, souk, auction house',
  'place.bridge': 'overpass, viaduct, footbridge, flyover, drawbridge',
  'place.road':
    'freeway, interstate, trail, path, route, track, railroad tracks, checkpoint, roadblock, toll booth, service station, roadside, driveway, racing circuit, drive-through, turnpike',
  'place.border': 'frontier, border crossing, demilitarized zone, front, checkpoint charlie, dmz',
  'place.park': 'green, skatepark, gardens, picnic area, common',
  'place.playground': 'sandbox, nursery school, kids club',
  'place.schoolyard': 'school bus stop, school playground, school gate, quad',
  'place.garden': 'yard, lawn, patio, eden',
  'place.field': 'meadowland, prairie, plain, plains, grassland, steppe, pasture, golf course, grass, acre, crop',
  'place.meadow': 'glade, grassy hill, pastureland, field of flowers',
  'place.farm': 'farmland, stable, stables, chicken coop, barnyard, farmyard, kennel',
  'place.stadium': 'colosseum, coliseum, velodrome, olympics venue, bullring, court of tennis, hockey rink, finals',
  'place.gym':
    'fitness center, dance school, sports center, roller rink, bowling alley, dance class, gymnasium, rehearsal room',
  'place.theatre':
    'playhouse, auditorium, comedy club, burlesque, amphitheatre, amphitheater, vaudeville, school play, dress rehearsal',
  'place.circus': 'big top, freak show, sideshow, fairground',
  'place.amusement_park': 'theme park, disneyland, roller coaster, luna park, water slide, fun house, haunted ride',
  'place.castle':
    'fortress, citadel, keep, stronghold, battlement, moat, alamo, acropolis, bastille, watchtower, winter palace',
  'place.kingdom':
    'empire, realm, country, fairyland, wonderland, neverland, narnia, dynasty, middle-earth, nation, republic, colony of fairies',
  'place.palace': 'court of a king, harem, white house, forbidden city, kremlin, capitol, vatican, versailles',
  'place.world':
    'dimension, parallel universe, alternate universe, afterlife, purgatory, limbo, dystopia, utopia, matrix, reality, nowhere, metaverse, place, somewhere, netherworld, multiverse',
  'place.ruins':
    'ruin, archaeological site, pompeii, excavation, dig site, rubble, post-apocalyptic city, ground zero, wreckage, remnants, debris, remains',
  'place.temple': 'pyramid, ashram, zigurat, ziggurat, parthenon, stonehenge, tomb of a pharaoh',
  'place.church': 'convent, parish, vicarage, nunnery, basilica, sanctuary, notre dame, confessional, altar, nativity',
  'place.funeral_hall': 'wake, burial, cremation, vigil',
  'place.graveyard': 'churchyard, mausoleum, burial ground, gravesite, burial site, tombs, mass grave',
  'place.battlefield':
    "war zone, front line, frontline, trenches, no-man's-land, western front, battleground, the front, warzone, siege, foxhole, eastern front, combat zone, normandy, trench warfare, minefield",
  'place.spaceship':
    'mothership, ship in space, space capsule, shuttle, escape pod, space freighter, spacecraft interior, space cruiser, cockpit, space vessel, ark, space colony ship',
  'place.space_station':
    'orbital station, space base, orbital habitat, research station in space, space hotel, space colony, lunar base',
  'place.planet': 'exoplanet, far galaxy',
  'place.space': 'solar system, wormhole, cosmos, outer rim, stratosphere',
  'place.sky': 'air, treetop, cloudscape, heavens, airspace, horizon',
  'place.train_car':
    'compartment, sleeper car, dining car, orient express, sleeping car, boxcar, monorail, night train, high-speed train, bullet train, bus interior, tube',
  'place.ship_cabin':
    'deck, cruise ship, titanic, houseboat, hold, freighter, galley, stateroom, engine room of a ship',
  'place.control_room':
    'mission control, command center, situation room, security room, data center, bridge of a ship, surveillance room, bunker control',
  'place.living_room': 'parlor, parlour, study, fireplace room',
  'place.bedroom': 'sleepover, dorm, honeymoon suite, sickroom, deathbed, bunk',
  'place.kitchen': 'pantry, cookhouse, bakehouse',
  'place.attic': 'loft space, garret, belfry, storeroom, storage room, crawl space, lumber room, storage unit',
  'place.cellar': 'boiler room, panic room, torture chamber, underground parking',
  'place.corridor': 'foyer, hall, waiting area, doorway, threshold, vestibule, reception',
  'place.library': 'reading room, book archive, archives, records room, card catalogue, bookmobile',
  'place.museum': 'louvre, hall of fame, smithsonian',
  'place.studio': 'soundstage, dance studio floor, set, talk show',
  'place.meeting_room':
    'boardroom, senate, town meeting, congress, conference, council chamber, convention, job interview, united nations, group therapy, negotiation table, assembly hall',
  'place.windmill': 'wind turbine, watermill house',
  'place.tower': 'tower of london',
  'place.zoo': 'menagerie, cattery, rescue shelter',
  'place.greenhouse': 'glasshouse, hothouse, biodome, botanical house, orangery',
  'place.barn': 'hayloft, cowshed, henhouse, barnhouse, pigsty, haystack, doghouse, stall of a horse',
  'place.tent': 'yurt, tepee, campground, camping ground, wigwam',
  'place.dojo': 'training hall, karate school, martial arts school, kung fu school, fencing school',
  'place.western_town': 'old west town, dusty town, mining camp, gold rush town, wild west, boomtown, cattle town',
  'place.construction_site': 'scaffold, scaffolding, housing project, site, building',
  'place.volcano': 'vesuvius, volcanic island, krakatoa',
  'place.waterfall': 'falls, iguazu',
  'place.orphanage': "children's home, foster family, home for children, workhouse, boarding home",
  'place.bank': 'stock exchange, mint, treasury, loan office',
  'thing.letter':
    'mail, e-mail, email, text, receipt, file, files, evidence, certificate of death, clue, papers, memo, prescription, mission, order, list, cheque, check, obituary, verdict, code, formula, petition, deed, proof, information, news, data, instruction',
  'thing.book':
    'journal, textbook, novel draft, tale, script, screenplay, spellbook, magazine, album, ledger, memoir, bestseller, myth, biography, poetry, guidebook, storybook, chapter, fairytale, literature, law, scripture, play',
  'thing.notebook':
    'plan, plot, scheme, blueprint, thesis, notes, idea, research, mystery, investigation, project, plans, file folder, scrapbook, strategy, conspiracy, script pages',
  'thing.newspaper':
    'headline, article, tabloid, front page, advert, advertisement, gazette, classified ad, comic strip',
  'thing.photo': 'image, selfie, snapshot, footage, mugshot, x-ray, negative',
  'thing.painting':
    'portrait, mural, masterpiece, artwork, fresco, canvas, drawing, sketch, art, graffiti, stained glass, tapestry, picture frame, self-portrait, watercolour, mona lisa, exhibit',
  'thing.money':
    'cash, ransom, fortune, savings, debt, inheritance, salary, reward, loot, dollar, million dollars, bribe, rent, banknote, wealth, profit, income, fund, wage, loan, gold coin, price, crypto, bitcoin, jackpot, pension, bounty, stash, dowry, payment',
  'thing.treasure':
    'gold, silver, riches, artefact, artifact, relic, heirloom, hoard, grail, antique, booty, collection, valuables, museum piece',
  'thing.gem':
    'crystal, emerald, ruby, sapphire, jewelry, jewellery, talisman, precious stone, opal, orb, infinity stone, amber, charm, jewels, glass bead, necklace of pearls',
  'thing.ring': 'cufflink',
  'thing.medicine':
    'drug, drugs, poison, serum, cure, heroin, cocaine, elixir, morphine, medication, penicillin, placebo, steroid, insulin, tonic, dose',
  'thing.virus':
    'pandemic, epidemic, disease, cancer, infection, illness, outbreak, bacteria, fever, influenza, leukemia, tumor, contagion, quarantine, cold, amnesia, addiction, insomnia',
  'thing.weapon':
    'ammunition, arsenal, arms, superweapon, crossbow, weapons, chainsaw, catapult, explosion, firearm, weaponry, guillotine, noose, bayonet',
  'thing.gun': 'shotgun, revolver, bullet, six-shooter, musket, handgun, shot, gunshot, holster',
  'thing.sword': 'machete, katana, scalpel, razor, switchblade, saber, sabre, lightsaber, excalibur, rapier',
  'thing.machine':
    'device, invention, gadget, contraption, experiment, robot part, technology, appliance, equipment, teleporter, generator, prototype, lawnmower, treadmill, loom, heater, lie detector, telegraph, air conditioner, steamroller, particle accelerator, tool, reactor, juicer, switchboard',
  'thing.computer':
    'software, website, chip, microchip, screen, monitor, hologram, social media, network, blog, online game, online forum, podcast, hard disk, database, blog post, dating app, spreadsheet, mouse pad',
  'thing.phone': 'cellphone, mobile, pager, voicemail, text chat, voice message, iphone, receiver, hotline',
  'thing.tv': 'sitcom, broadcast, channel, show, series, commercial, live stream, vhs',
  'thing.film': 'documentary, cartoon, blockbuster, sequel, movie scene, video, remake, biopic',
  'thing.car':
    'vehicle, traffic, automobile, jeep, suv, convertible, pickup, hearse, limo, go-kart, hot rod, trailer, sedan',
  'thing.truck': 'semi, semi-trailer, moving van, big rig',
  'thing.bus': 'double-decker, minibus, trolleybus',
  'thing.motorcycle': 'motorbike, snowmobile, harley, sidecar',
  'thing.bicycle': 'tricycle, unicycle, tandem, rollerblade, skates, bmx, skate',
  'thing.ship':
    'vessel, tanker, warship, battleship, aircraft carrier, galleon, steamship, steamboat, trawler, icebreaker, destroyer, liner, paddle steamer',
  'thing.boat':
    'motorboat, speedboat, dinghy, catamaran, tugboat, barge, junk, riverboat, fishing trawler, airboat, skiff, hydrofoil, water taxi',
  'thing.aeroplane': 'aircraft, airliner, bomber, seaplane, ultralight, jetpack, warplane, crop duster',
  'thing.train': 'express, rail car, handcar, funicular',
  'thing.rocket': 'spaceplane, lander, lunar module, space probe, booster',
  'thing.bed': 'sleeping bag, futon, sheet, pillows',
  'thing.chair': 'seat, furniture, shelf, saddle, deckchair, barstool',
  'thing.box': 'container, drawer, locker, trash, garbage, cabinet, tupperware, ark of the covenant',
  'thing.bag': 'briefcase, luggage, satchel, pouch',
  'thing.jar': 'tin, tin can, glue, paste, varnish',
  'thing.bottle':
    'glass, drink, vodka, alcohol, liquor, oil, rum, sake, ink, fuel, gasoline, blood, gas, petrol, ointment, syrup, cologne, lotion, tequila, sauce, gin, sample, moonshine',
  'thing.cup': 'goblet, chalice, teacup, mug of cocoa, tankard',
  'thing.bowl':
    'meal, food, dinner, lunch, breakfast, supper, feast, cereal, bacon, taco, burrito, roast, barbecue, hummus, snack, banquet, ingredient, cuisine, beef, ham, seafood, paella, cooking, risotto, paste, fried chicken',
  'thing.cake':
    'pastry, gingerbread, tart, dessert, cookies, brownie, macaron, cheesecake, croquembouche, pavlova, eclair, strudel',
  'thing.bread': 'tortilla, flour, grain, pretzel, crust, crumb, bun, roll, pita, naan, sourdough starter',
  'thing.apple':
    'pineapple, coconut, blueberry, fig, olive, avocado, pepper, cucumber, berry, nut, pomegranate, persimmon, papaya, aubergine, eggplant, beetroot, turnip, radish, spinach, bean, pea, zucchini, kiwi',
  'thing.plant':
    'ivy, vine, moss, seaweed, tobacco, houseplant, wheat stalk, shrub, algae, hedge, thorn, vines, root, venus flytrap, marijuana, cannabis, mistletoe, thistle, reed, lichen, cotton, aloe',
  'thing.flower': 'wildflowers, roses, petals, tulips, corsage',
  'thing.dress':
    'clothes, clothing, outfit, robe, gown, jacket, shorts, spacesuit, cloak, underwear, apron, hoodie, sari, pajamas, lingerie, leotard, disguise, tutu, habit, vest, nightgown, fabric, fashion, bathrobe, cheongsam, qipao, burqa, bra, tights, kilt, overalls, rags',
  'thing.coat': 'overcoat, parka, leather jacket, fur, bulletproof vest',
  'thing.shoe':
    'sandal, trainers, ballet shoes, red shoes, heels, dancing shoes, tap shoes, clog, moccasin, horseshoe, footprint, ruby slippers, pointe shoes, flip-flop',
  'thing.hat': 'cap, hood, beret, turban, headscarf, bandana, sombrero, tiara, veil, hijab, beanie',
  'thing.scarf':
    'handkerchief, cloth, shawl, tablecloth, blindfold, headband, diaper, napkin, wool, knitting, yarn, red thread, tissue',
  'thing.mask': 'face, mascot head, moustache, mustache, beard',
  'thing.glasses': 'lens, goggles, spectacles, eyepatch, binocular',
  'thing.bone': 'rib, bones, antler, tusk, ivory, jaw, fang, wishbone',
  'thing.heart':
    'kidney, lung, love, emotion, hope, courage, eye, eyes, hand, arm, leg, foot, finger, nose, ear, passion, happiness, feeling, life, conscience, liver, trust, faith, skin, body part, mind, limb, wound, scar',
  'thing.door': 'portal, entrance, exit, hatch, gateway, shutter',
  'thing.window': 'windowsill, pane, windscreen, skylight, porthole, windshield, ceiling, blinds',
  'thing.mirror': 'looking-glass, reflection, hall of mirrors, vanity',
  'thing.statue':
    'figurine, garden gnome, memorial, wax figure, obelisk, pedestal, figurehead, carving, terracotta warrior',
  'thing.sign':
    'placard, banner, noticeboard, signpost, symbol, warning, nameplate, notice, scoreboard, tattoo, mark, logo, timetable',
  'thing.doll': 'barbie, action figure, nutcracker, plushie, matryoshka, toys, dummy, rubber duck, plush bear, ragdoll',
  'thing.ball': 'crystal ball toy, volleyball, hockey puck, dodgeball, cannonball, ball of yarn, frisbee, boomerang',
  'thing.puzzle':
    "riddle, rubik's cube toy, crossword, board, domino, escape room, mahjong, cards, pinball, sudoku, question, problem, trivia, test, quiz",
  'thing.ticket': 'coupon, pass, permit, licence, license, identity, stub',
  'thing.clock': 'timer, sundial, countdown, stopwatch, alarm, hour hand, pendulum',
  'thing.watch': 'wristwatch, fitness tracker, time piece',
  'thing.lamp':
    'streetlamp, chandelier, fairy lights, light switch, christmas lights, searchlight, lightbulb, nightlight, neon, neon lights, laser pointer, headlamp, traffic lights',
  'thing.candle': 'power cut, blackout, power outage, power failure, wick, joint, votive, pipe',
  'thing.lantern': 'carbide lamp',
  'thing.rope':
    'wire, string, cable, leash, collar, cord, tightrope, fishing line, harness, power line, leather strap, duct tape, zip line, rein, bridle, clothesline, plait',
  'thing.ladder': 'step, beanstalk, stepladder, escalator, rung',
  'thing.staff':
    'cane, stick, pole, oar, drumstick, baton, paddle, rod, sceptre, scepter, pool cue, wooden leg, pitchfork, ski, stake, plank, surf board',
  'thing.hammer': 'pick, axe handle, plough, rake, sledgehammer, tools, chisel, crowbar, anvil, mallet, gavel',
  'thing.wrench': 'spanner, bolt, spare part, faucet, tap, jack, clamp',
  'thing.fishing_rod': 'fishing pole, hook, bait, fishing net, fishhook, lure',
  'thing.umbrella': 'parasol, sunshade, tarp',
  'thing.balloon': 'bubbles, bubble gum',
  'thing.guitar': 'bass, sitar, bouzouki, oud, ukelele',
  'thing.violin': 'fiddle, stradivarius, instrument, viola da gamba',
  'thing.piano': 'synthesizer, piano lesson, celesta, concerto, synth, harmonium',
  'thing.drum': 'cymbal, djembe, bongo, bongos, drumkit, taiko, maracas, percussion, timpani',
  'thing.record':
    'mix tape, lp, recording, boombox, walkman, playlist, love song, anthem, ringtone, chart, demo tape, single',
  'thing.microphone':
    'loudspeaker, megaphone, speaker, karaoke machine, hearing aid, amplifier, mic, intercom, soapbox',
  'thing.radio': 'transmitter, transistor, morse code, transmission',
  'thing.camera': 'webcam, camcorder, tripod, flash, photo booth, telephoto, dashcam',
  'thing.telescope': 'spyglass, hubble, periscope',
  'thing.trophy': 'award, oscar, golden globe, gold medal, title, grammy, victory, scholarship, honour, honor, success',
  'thing.medal': 'badge, gold star, purple heart, dog tag, rank, lapel pin',
  'thing.flag': 'flagpole, standard, independence, freedom, democracy, peace, flag of surrender',
  'thing.war':
    'battle, revolution, rebellion, uprising, invasion, revolt, conflict, attack, duel, conquest, genocide, crusade, riot, strike, coup, protest, massacre, combat, military operation, fight, feud, resistance, raid, mutiny, insurrection, apocalypse, end of the world, armageddon, struggle',
  'thing.murder':
    'assassination, killing, homicide, crime scene, suicide, death threat, manslaughter, kidnapping, robbery, heist, theft, abduction, hit, execution, betrayal, violence, revenge, vengeance, hunt, serial murders, arson, fraud, blackmail, burglary, hijacking, massacre scene, trafficking, rape, jailbreak, prison break',
  'thing.wedding':
    'marriage, engagement, proposal, honeymoon, wedding day, ceremony, bachelorette party, romance, affair, relationship, love story, divorce, union',
  'thing.birthday':
    'quinceañera, celebration, bar mitzvah, bat mitzvah, sweet sixteen, reunion, school dance, gala, masquerade',
  'thing.festival':
    "fiesta, diwali, hanukkah, day of the dead, valentine's day, mardi gras, holiday, christmas eve, christmas day, new year's eve, tradition, ritual, mother's day, ramadan, eid, songkran, oktoberfest, ceremony of tea, olympic games, father's day, st. patrick's day",
  'thing.game':
    'checkers, soccer, tennis, golf, hockey, rugby, sport, poker, bingo, hide and seek, hide-and-seek, dungeons and dragons, wrestling, boxing, sumo, surfing, playoffs, dare, truth-or-dare, karate, kung fu, martial arts, gambling, tag, lacrosse, martial art, fencing, ping pong, roulette, blackjack, sports, prank, trick, joke, simulator, judo, bet',
  'thing.race':
    'competition, contest, derby, rally, grand prix, spelling bee, triathlon, ironman, regatta, bake-off, tour de france, rivalry, league, qualifier, final, pageant, decathlon',
  'thing.election': 'campaign, vote, ballot, referendum, debate, poll, inauguration, politics',
  'thing.earthquake':
    'disaster, catastrophe, quake, aftershock, landslide, collapse, explosion blast, cataclysm, meltdown, eruption, accident, crash, plane crash site, tragedy, crisis, emergency, famine, drought, sinkhole, mudslide, global warming, climate change, power outage, plague of locusts, fall of a city, wreck',
  'thing.flood':
    'tidal wave, high tide, deluge, rising sea, flooding, oil spill, dam break, floodwater, downpour, burst pipe',
  'thing.secret':
    'truth, lie, confession, rumor, rumour, scandal, promise, magic, power, superpower, spell, enigma, miracle, wish, gift of sight, revelation, guilt, alibi, sorcery, powers, ability, talent, oath, witchcraft, voodoo, taboo',
  'thing.memory':
    "nostalgia, memories, flashback, souvenir, keepsake, remembrance, reminder, loss, grief, trauma, regret, memento, dementia, alzheimer's, homesickness, recollection, moment, experience",
  'thing.word':
    'sentence, language, phrase, name, alphabet, dictionary entry, vocabulary, last words, accent, conversation, argument, discussion, dialogue, answer, advice, apology, insult, gossip, haiku, proverb, slogan, dialect, motto, slang, chant',
  'thing.dream':
    'ambition, goal, wish upon a star, aspiration, desire, fear, hunger, longing, ideal, quest, adventure, journey, trip, voyage, vacation, tour, pilgrimage, challenge, opportunity, chance, career',
  'thing.app':
    'social network, application, tinder, instagram, facebook, youtube, tiktok, emoji, filter, online date, chat room, gps, update, e-book, dating site',
  'thing.snowman':
    'snow fort, snow angel, ice statue, snow castle, sandcastle, ice castle, igloo snow, snow figure, snow woman, frosty',
  'thing.colour': 'paint, pigment, shade of blue, palette, dye, watercolor, colours, colors, hue, black and white',
  'thing.leaf': 'leaves, lily pad, foliage',
  'thing.seed': 'grain of rice, pip, sprout, seedling',
  'thing.egg': 'omelette, cocoon, chrysalis, omelet, caviar, larva',
  'thing.shell': 'seashell, conch, bullet casing',
  'thing.nest': 'birdhouse, bird house, bird feeder',
  'thing.feather': 'wing, wings, plume, down, dandelion fluff',
  'thing.tombstone': 'headstone, burial mound, epitaph, coffin lid',
  'thing.soap': 'sponge, detergent, shower gel, washing powder',
  'thing.perfume': 'scent, fragrance, aroma, smell, deodorant, essential oil, odor',
  'thing.gift': 'donation, surprise, offering, kindness, charity, blessing, favor, favour, care package, sacrifice',
  'thing.parcel':
    'delivery, cargo, shipment, contraband, load, supply, supplies, ration, goods, product, stuff, belongings, thing, item, object, material',
};

export const ENGLISH_NEAREST_WORDS: Readonly<Record<string, ConceptId>> = byWord(LISTS);

/** Endings of nouns that say what a thing is. */
export const ENGLISH_ENDINGS: Readonly<Record<string, ConceptId>> = wordTable({
  woman: 'person.woman',
  man: 'person.man',
  girl: 'person.girl',
  boy: 'person.boy',
  ologist: 'person.scientist',
  ician: 'person.engineer',
  smith: 'person.blacksmith',
  maker: 'person.carpenter',
  monger: 'person.seller',
  keeper: 'person.guard',
  wright: 'person.carpenter',
  eer: 'person.worker',
  ist: 'person.person',
  father: 'person.father',
  mother: 'person.mother',
  brother: 'person.brother',
  sister: 'person.sister',
  daughter: 'person.daughter',
  house: 'place.house',
  room: 'place.living_room',
  shop: 'place.shop',
  store: 'place.shop',
  land: 'place.kingdom',
  yard: 'place.garden',
  ville: 'place.town',
  town: 'place.town',
  field: 'place.field',
  boat: 'thing.boat',
  ship: 'thing.ship',
  plane: 'thing.aeroplane',
  book: 'thing.book',
  phone: 'thing.phone',
  berry: 'thing.apple',
  fish: 'animal.fish',
  bird: 'animal.bird',
  saur: 'animal.dinosaur',
  saurus: 'animal.dinosaur',
  bot: 'robot.robot',
  box: 'thing.box',
  coat: 'thing.coat',
});
