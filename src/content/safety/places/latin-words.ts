// The words that tell where a tusker is in Sinhala and Tamil written with Latin letters, in the plain spelling of
// `../sound-words.ts`. Both languages add suffixes, so most are stems.

/** Suffixes of a Sinhala noun: "in", "to", "from", "of". */
const CASES =
  "(?:a|e|ata|eta|en|in|in|ta|te|ya|ye|yata|yen|yedi|va|ve|vata|vate|ven|vedi|edi|adi|di|ekata|ek|eke|eken|eka|gava|ga|at|et|yi|i)?";
/** Suffixes of a Tamil noun. */
const ANY = "[a-z]{0,9}";

const words = (...parts: string[]): RegExp => new RegExp(`^(?:${parts.join("|")})$`);
const list = (text: string): string => text.trim().split(/\s+/).join("|");
const stems = (text: string, suffix: string): string => `(?:${list(text)})${suffix}`;

/** Small places, which count with any sign that an animal is meant. */
export const SMALL_PLACE = words(
  stems(
    `sorov sorovu bam ban(?=d) bem amun amunu boku bokuv bokuval dor handi getu getuv dorat doratu doratuv kandavur bangal bangalav
     hotal hotel kalapu kalapuv pokun kanuv kilomitarkanuv totup totupol totupal palam vilu levay moy guhav vagur devalay deval kovil pansal
     vihar viharay vangu vanguv sohon sohonpit kanat kanatav kanuv kutiy atalay mol mole kamal iskol iskolay pasal
     pasalay lind ling gallen len murapol ispiritale ispirital rohal nevatum nevatumpol relpar velyay velyaya vankad mankad
     ulpat beralel tavalam aramay aranyay arany daneshal danshal salav veral gabadav
     valav valaval valat madaval dievala diyaval diyealy diyel diyelal ambalam tanayam jalasay dupat koratuv porunuv poranuv gaspel gabadav vidyalay anganay pektari kridapit toranay midul adipar gurupar murakuti damana? tavul tavulu ihatav ismat gaman gamanay asapu pali palay pol satipol istesam stesam kadul pandur gasgomu pangal kantoru karyalay kamar kamare gulpol vand vandor galtalav galyay vanatot iuren vatupitiy palugaham govipol govipal kamhal ispirital polvat kurunduvat labuvat ambavat`,
    CASES,
  ),
  stems("kulat kulam kulatu", ANY),
  stems(
    `palat palatu palatil sandi santi sandhi kovil koyil kovilu koyilu keni aruvi odai odaiy vaikal vaykal kalvay kalvai
     madagu matagu madavu matavu anaikat kalingu kalapuk kalapil kadarkar karaiyor katuvan mugatuvar mukatuvar kalvatu kudisai
     nirnilai nernilai nadaipatai mayanat pangalav bangalav terukodi maratad etirkarai anaikat puliya(?=m) mailkal kudil kotil vadi(?=yil|yila|ku) arisi nilay nilayat tarip nirutat padasalai pali(?=kudam|yil|vasal) palikud padagut
     mukam mugam sudalai mayanam kavalaran kidang munaiy sunai valav kolai(?=k|y) kulakarai kulakat
     tenantop topi topu(?=k) top(?=ukul) teru(?=v|k|la) olungai olunkai alayat tevalay devalayat vikarai vikarat mandapat madat(?=il|uku) kinar kinat patiya? maduv kani(?=yil|ku|kul) vasika alai(?=yil|ku|yad) kunril kunru(?=k) adivar kugai kukai patrai pudar kadavai kampiveli kambiveli velik velioram vaysal vasal(?=il|uku|la?) vayil(?=a|uku|il) terkul viduti vidutiy sandai(?=y|k) maidan maitan kalani kalarai vatar(?=am|at) kudiyirup kudiyetr mutat mutram sulaik sulaiy alaikarai aspatiri aspatri vaityasalai vaitiyasalai cantaiy santaiy pulam(?=uk) turai tidal(?=il|uku|la) tidalu`,
    ANY,
  ),
);

/** Larger places, which count with a time, a habit or a verb. */
export const LARGE_PLACE = words(
  stems(
    `vev veva veve vavey vil oya oye gang ganga gange ara par pare para mavat mavate gam gama game gam nagar kel kele kelay keleta
     kumbur kumburu vel hen hena vat idam kand kanda gal gale gas gah ivur iur yay pitan gedar ges kad mudun pat pal
     janapad vanant bed kaley mukalan landu yay talav tanabim marg vaga tavun town`,
    "(?:a|e|ata|eta|en|in|ta|edi|adi|di|aya|aye|ayata|ayen|ye|yata|yen|vala|valata|valin|ava|ave|avata|aven|ume|ema|ate|atat|atin|uta|e?gava)",
  ),
  "veva|veve|oya|oye|para|pare|gama|game|kele|vela|vele|hena|hene|vata|vate|kanda|kande|gale|gahe|gase",
  stems(
    `katil katu(?=ku|la|kul) kadu(?:kul)? vayal totat karai karaiy nilalil nilala padikat kiramam kiramat gramam gramat atril atrai atruku munai maratad marat velik veliy pulveli vavi pultar kanga(?=iy) tivu metu
     metil vitu(?:ku|la) vituk kadai(?=yil|ku|ki) kadaik vedi veti vidi viti rodu? rod(?=la|il) patai patail padai(?=yil) malaiyad
     katupagud eri(?=yil|la|ku) kuli(?=yil|ku) parai malaiy oruku orula urila uruku urla`,
    ANY,
  ),
);

/** English nouns that Sinhala uses with "eka" and Tamil with its suffixes: "gate eka langa", "camp la". */
export const BORROWED =
  /^(?:gate|camp|bungalow|hotel|school|temple|tank|junction|halt|shop|farm|estate|quarry|bridge|station|stand|office|lodge|resort|mill|factory|ground|bend|block|tower|post|point|dam|bund|spill|sluice|beach|airport|hospital|checkpoint|check|kovil|church|mosque|dump|stop|hut|fence|pond|lake|canal|culvert|circuit|playground|shed|store|stores|paddy|house|quarters|town|plantation|field)$/;
export const WITH_BORROWED = words(
  "ek(?:a|e|ata|eta|en|edi|ak?a?ta)",
  "la|le|ku|uku|kita|kite|pakam|oram|langa|laga|gava|arugil|aruge|pinala|pinadi|il|ila",
);

/** "near", "behind", "to the left" and the like, which follow their noun. */
export const NEAR = words(
  `[a-z]{2,10}[ty]adi(?:la|yil|yila)?`,
  `langa(?:ta|di|ma|in)?|laga(?:ta|di|ma|in)?|gava(?:ta|di|in)?|gavin|kitu(?:va|ven|vata)?|asala(?:di|ta|in)?|asabada|abiyasa|pitipas?(?:a|e|ata|en)|pitupas?(?:a|e|ata)|
   isar(?:aha|ahin|ahata)|idiripita|yatin|udin|ai?ine|aine?n|aye?ine|aya?in(?:e|en)|adara|ehaha?(?:ta|in)?|meha(?:ta|in)|eha|ehata|egoda|megoda|dige|vate(?:ta)?|pahal(?:a|in)|ihal(?:a|in)|kelavara|kone|
   vamata|dakunata|vam|p[ae]t(?:e|en|ehi|ata|eta|in|aka)|yabada|mayime|modare|atare|atula|atule|etule|matupita|langin|pamula|uda|udin|yata`.replace(
    /\s+/g,
    "",
  ),
  `pakama?|pinpakam|pinpak[a-z]+|edirpakam|paka(?:t[a-z]{1,6}|mtan|mave)|kita|kite|arug(?:il|e|ila|u)|aruk(?:il|e|ila)|pinal(?:a|e)?|pinadi|pinuk|munal(?:a|e)?|munadi|munuk[a-z]*|edir(?:e|il|la)|etir(?:e|il|la)|oram(?:ave|a)?|orat(?:il|ila|ule)|adiyil?a?|adila|tandi|suti|
   naduv(?:e|ila?|ule)|[a-z]{4,}kul[ae]?|[a-z]{2,}oram(?:aka|aga|ave|a)?|[a-z]{3,}arug(?:e|il)[a-z]*|vadak(?:e|il)|kilak(?:e|il)|terke|merke|tenmerke|vadakilake|idaiy[a-z]+|alaikarai[a-z]*|kul(?:a|e)|ula|idatu|valatu|idadu|valadu|pakataula|kil[ea]|kele|mel[ea]|apal|ulpakam|velipuram|akaraiy(?:il|ila)|ikarai`.replace(
    /\s+/g,
    "",
  ),
);

/** Every day, lately or now. */
export const EVERY_DAY_OR_NOW = words(
  `[hs]?amadama|hemadama|hemada|hamada|sema(?:dama)|davasata|dinapata|iye|eye|iyeta|pereda|den|dan|denma|danma|[dt]enata|[dt]anata|mevelave|ada|metana|etana|etanama|etanin`.replace(
    /\s+/g,
    "",
  ),
  `[dt]inam(?:um)?|netru|netriravu|indriravu|inriravu|(?:kalai|malai|iravu|nal|tinan|velai|kilamai)torum|nal?iravum|netu|netaiku|nete|inru|indru|inaiku|iniku|ipo|ipa|ipotu|ipodu|ipave|mundanal|muntanal|nalaiku|ange(?:tan)?|anga(?:tan)?|inge(?:tan)?|inga(?:tan)?`,
);
/** Times of the day, without those that are also other words. */
export const TIME = words(
  "(?:sanduda|angaharuvada|badada|brahaspatinda|bradaspatinda|sikurada|senasurada|irida)(?:ta|ma)?|(?:tingal|sevai|putan|pudan|viyala[nk]?|veli|sani|nyayiru|nayiru)kilamai",
  `ira|ude|udeta|udain|uden|udesana(?:ta|in)?|udema|udetama|havas(?:a|ata|e|at|ama)?|savas(?:a|ata|e)?|re|reta|reva|rek|raa?|ratri(?:ye|ya)?|daval(?:ta|ata|a)?|davalt|pandar(?:a|in|ata|en)|madahana|hende?(?:ve|va|veta|ve|ta|vata)?|sandya(?:ve|va)?|elivena(?:kota)?|poy(?:a|ata|ada|en|edi)|pohoya|himidiri(?:ye)?|irabahina(?:kota)?|bahinakota`,
  `kalai(?:yil|la|yila|le|le)?|kalail?a|kalaiyile|malai(?:yil|la|yila|le|neram|yile)?|mada?iyam|matiyam|iravu?(?:il|ila|la|neram)?|iravil|ratir[iy](?:yil|la|ya|ku)?|ratri(?:la|yil|ku)?|pagal(?:il|ila)?|pakal(?:il|ila)?|pin[ae]ra(?:m|til|tula)|sayangal(?:am|atil)|sayantar(?:am|atil)|sayandar(?:am|atil)|adikalai(?:yil|la)?|atikalai(?:yil|la)?|vidiy[ai](?:la|lkalai|karaila|kalai|ra|ram)?|vidinja|suriyan|muntinam|vidinj(?:a|atum)|maniku|mani(?:k?ku)?|pournami|pavurnami|nadu(?:ratiri|jamam)|nilavu?|amavasai|pat(?:u)ku|etuku|elarai|ararai|anjarai`,
);
/** What a bull does: verbs. */
export const VERB = words(
  `[a-z]{1,12}nava(?:lu|da|mai)?|ine|ene|yane|enakota|yanakota|indala|inakota|hit(?:iya|iye|apu|iyalu|ina|inava|ine)|navat[a-z]*|ina|indagena|inala|inakan|nana|nane|bona|bone|kana|kane|dak(?:a|e|inava|ine|ina|apu|kalu)|dutuva|balan(?:a|e|ava)|balagan(?:a|e|ava)|hoyan(?:a|e|ava)|yamu|nidi|dekala|dakala|dekalu|dek(?:e|apu|ine|ina)|dutu|kadanava|giya|giyalu|avit|nida(?:gan|gana|gane|gen|gena)|nidiy[a-z]*|avidin[a-z]*|s[ae]ngav[a-z]*|sit(?:iy[a-z]*|in[a-z]*|i)|(?:bas|pan|es|kad)(?:i|iyi)|basin[a-z]*|payin|ey[ie]|yay?i|boy?i|kay?i|nay?i|nidayi|serisar[a-z]*|nik?mev[a-z]*|m[au]nagehe[a-z]*|ahuven[a-z]*|ahuvuna|m?aruvuna|nadee|yad[ie]|ed[ie]|evidin[a-z]*|gevas[a-z]*|sarisar[a-z]*|bahin[a-z]*|besa|penen[a-z]*|penuna|pendida|lag[iu]n[a-z]*|tiyen(?:e|ava)|pan(?:in[a-z]*|inava)|harena?|haren[a-z]+|avit|evit|avila|evila|ava|avalu|evlu|yi|hambaven[a-z]*|hambuna|hambunalu|marvenava|tibuna|aran|karagena|kadan[a-z]*|kadagena|hengil[a-z]*|hangil[a-z]*|inavalu|indi|ahan(?:a|e)|ahaganna|ahagana`,
  `[a-z]{1,9}(?:kuran|kiran|ukiran|duvan|ruvan|ipan|upan|apan)|var(?:um|utu|udu|uvan|uvar|urad[u]?|uradu|uratu|ugiratu|ugudu|uvadu|uvatu|ukiratu|ukirad)|van(?:tatu|dadu|tucu|ducu|dutu|tutu|da|ta|dan)|ni(?:k|rk|l)(?:um|utu|udu|iratu|iradu|ran|an|iran|utam|udam)|nin(?:atu|dratu|tatu|adu|ucu|natu)|nikr[a-z]*|kulik[a-z]*|kulip[a-z]*|to?u?ng[a-z]{2,9}|tung[a-z]{2,9}|poi[dt](?:um|uvan)|varad[au]|varatu|pog(?:um|utu|udu|iratu|iradu)|pok(?:um|utu|udu|iratu)|pov(?:um|an)|iru(?:k|p|nt|nd)[a-z]*|kanalam|kanom|par?k(?:alam|um|a)|pat(?:om|en|an|inga|omnu)|pa(?:runga|runka|r)|kudik[a-z]*|me?y(?:um|utu|udu|iratu)|kada(?:k|nt|p)[a-z]*|nadak[a-z]*|nadam[a-z]*|[ie]rang[a-z]*|tang(?:um|utu|uran|iratu|i|iruku)|padut[a-z]*|padu(?:k|p)[a-z]*|tiri[a-z]+|vanga|ponga|vaanka|ponka|olinj[a-z]*|oli(?:nt|c|k)[a-z]*|vanda(?:tu|du)|ponadu|ponatu|pona[nr]|sutum|sutu[td]u|alai[yi][a-z]+|uraiyum|oivu[a-z]*|kand(?:om|en|atu|adu|am)|kantom|palak[a-z]+|udaik[a-z]*|tin(?:um|utu|ka|udu)|sap(?:idum|idutu|ida|itutu)|kata(?:kalam|um)|tedunga|tirumb[a-z]*|selum|selkiratu|sel[ukg][a-z]+|alait[a-z]*|asai[a-z]+|kel(?:unga|ungal|unka)|olichi[a-z]*|mudi(?:ch|c)itan|eduk[a-z]+|[a-z]{2,12}[kg]ira(?:tu|du|n|tam|nam)|[a-z]{2,10}(?:tidum|tuvidum|uran|utam|udam)|[a-z]{2,10}(?:[air][kr]um|ikum)|nul[ae]i[a-z]+|vilak[a-z]+|vilag[a-z]+|patung[a-z]*|kanapad[a-z]*|oyv[a-z]*|urang[a-z]*|tiriy?um|neduk[a-z]*|padung[a-z]*|tangi(?:na|ya|nan|yi)[a-z]*|tangi|senru|cenru|kadant[a-z]*|kandar[a-z]*|mati?yil|kadapan|irupan|ninan|varan|ula(?:vu|vum|vu[a-z]+|vi[a-z]*)|otung[a-z]*|odung[a-z]*`,
);
/** Pictures, stories, lessons and the police: they tell of a place in which no animal is looked for. */
export const DEPICTED = words(
  "jatak[a-z]*|katav(?!at|ait)[a-z]*|sitiv[a-z]*|situv[a-z]*|ketay[a-z]*|rajek|beraga[a-z]*|berun[a-z]*|kudakal[a-z]*|natya[a-z]*",
  "oviy[a-z]*|bomai|nigal[a-z]*|kadavul|sut(?:ar|anar|avar)[a-z]*|kapatr[a-z]*|kapat[a-z]*|sirpam|silai",
);
/** A length or a time that somebody goes. */
export const LENGTH = words(
  "(?:kilo)?m(?:e|i)t(?:e|a)r[a-z]*|km|mailu?[a-z]*|nimis[a-z]*|nimid[a-z]*|vinadi[a-z]*|adi|yar",
);
export const GOING = words(
  "giya[a-z]*|giyot|yan(?:a|akota|ne)|yadi|gihin|duva|dura|ahata|ehata|atula[a-z]*|nada[a-z]*|nadan[a-z]*|pona[a-z]*|poi[a-z]*|ponga|ul[ae]|tali|turam|vadak[a-z]*|terk[a-z]*|kilak[a-z]*|merk[a-z]*|utur[a-z]*|dakun[a-z]*|basna[a-z]*|negena[a-z]*",
);
/** The island, its parks and their roads: what is true there of elephants at large. */
export const AT_LARGE = words(
  "park|parks|distrik[a-z]*|palat(?:e|a)|udyan[a-z]*|vanodyan[a-z]*|sarana(?:bumi[a-z]*)?|lankav[a-z]*|lokuma|rata(?:tula|puram)|divayin[a-z]*",
  "mavat(?:am|at)[a-z]*|p[ou]nga[kv][a-z]+|punga|ilangai[a-z]*|nad(?:il|u)|tiv(?:il|u)",
);
/** Where one tusker is, which somebody knows, shows or sends. */
export const WHERE = words(
  "koheda?|kot?an[a-z]*|tan(?:a|ata|adi)|tena(?:ta)?|navatin(?:a|e)|stan(?:a|aya|ayata)|location|lokesan|gps|pin",
  "enga(?:e|yo|iruku)?|engu|idam|idat(?:ai|uku|il|ula|a)|edam|edat[a-z]*",
);
export const TELLS = words(
  "danava|dan(?:e|i|iti|o)|evan(?:am|a)?|evam|hoyala|penan[a-z]*|penvan[a-z]*|kiyanam|denava|denam|ahan(?:a|e)|katakaran[a-z]*|call|kol|phone|message|msg|inbox|vatsap|vhatsap",
  "teriyum|anup(?:u|i|a)[a-z]*|katuv[a-z]*|katur[a-z]*|katit[a-z]*|solv[a-z]*|kel(?:unga|ungal|unka)|kupid[a-z]*",
);
/** "not", "do not": what is not told leads nowhere. */
export const DENIAL = words(
  "na|ne|nane|nehe|beha|be|bari",
  "ilai|ila|illai|vendam|venam|kudatu|kudadu|teriyatu|teriyadu|teriyala",
);
/** A turn to the left or the right, which leads somewhere. */
export const TURN = words("harila|harena(?:va|kota)?|haren[a-z]*|hervi[a-z]*|tirumb(?!a$)[a-z]+");
export const SIDE = words("vam|vamata|dakunata|dakunu|valatu|idatu|valadu|idadu|valapakam|idapakam|valapuram|idapuram");
/** "that is where", "there he stands" */
export const JUST_THERE = words(
  "tamai|etana(?:ma|tama|min)?|metana|otana(?:ta)?|ehe|ange(?:tan)?|anga(?:tan)?|inge(?:tan)?|ipo(?:tan)?|ipa|ipavum",
);
/** Parts of the body have sides as well: "the left tusk". */
export const BODY = words(
  "dalaya|dale|dal|kane|kanet|es|esa|ese|kakul|kakula|kakule|hondaya|honda(?:ye|va)|valiga[a-z]*|uyara",
  "tanta[a-z]*|danda[a-z]*|kombu|kombin|kombugal|kalil|tumbik[a-z]*|tutik[a-z]*|kanil|netri[a-z]*",
);
/** What people are rarely said to do. */
export const VERB_OF_ANIMALS = words(
  "ine|inava|inavalu|enavalu|nidi|nidiy[a-z]*|nana(?:va)?|bahinava|paninava|gevas[a-z]*|sarisar[a-z]*|nik(?:um|utu|udu)|ni[rl]kiratu|kulik(?:um|utu|udu|iratu)|mey(?:um|utu|udu|iratu)|padut[a-z]*|tirum?|varuvan|varan|irupan|ninan|nin(?:adu|atu|dratu)|asaiyal[a-z]*|kanava|bonava|kadanava|uraiyum|alaiy[a-z]*|padukum|padukutu|padutiruk[a-z]*|kadakum|irang(?:um|uvan)|uruc[a-z]*",
);
/** Coming and going, which people do as well. */
export const COMES_OR_GOES = words(
  "(?:en|yan)(?:ava|e|aluda|avalu)|var(?:um|uvan|an|atu)|pog?(?:um|idum|ividum|iduvan)|povan|selvan|selum|seluvan|tirumb[a-z]*",
);
export const SEEN = words(
  "dak(?:a|e|apu|kalu)|dek(?:e|apu|ala|alu)|deka|dutu(?:va)?|hitiya|hambuna|hambunalu|hambavuna|muna?gehuna|kand(?:om|en|adu|atu|am)|kantom|pat(?:om|en)|ninan|nin(?:adu|atu|dratu)|vand(?:adu|atu|utu|an)|vant(?:atu|an)|irundan|iruntan",
);
export const RECENT = words(
  "iye|eye|iyeta|pereda|netru|netriravu|indriravu|inriravu|(?:kalai|malai|iravu|nal|tinan|velai|kilamai)torum|nal?iravum|netu|nete|netaiku|mundanal|muntanal|muntinam",
);
export const ORDINAL = words(
  "palav?eni|palaveni|palamu|deveni|devani|tunveni|tunvani|hatarveni|hatarav?eni|pasveni|hayveni|hatveni|atveni|\\d{1,3}(?:v?eni|vani|am|avadu|avatu|th|nd|rd|st)|am|veni|mudalam|mutalam|irandam|rendam|rendav[ad]u|rendavatu|munram|mundram|munav[ad]u|munravatu|nalam|nangam|aindam|anjam|elam|aram|etam|antima|kadaisi",
);
export const COUNTED_PLACE = words(
  "t[ou]n|kambam|dor(?:a|e|ata)|kanu(?:va|ve|vata)|palam(?:a|e|ata)|boku(?:va|ve)|val(?:a|e|ata)|kotas(?:a|e|ata)|kalapa(?:ya|ye|yata)|blok|block|unit|vangu(?:va|ve)|valay(?:am|at)[a-z]*|vatar[a-z]*|kat?ai[a-z]*|mail|mile|kal|madag[a-z]*|matag[a-z]*|vayal[a-z]*|kolani[a-z]*|post|posts|getu(?:va|ve)|pokun(?:a|e|ata)|gate|camp|canal|tract|janapad[a-z]*",
);
/** "last", "this": lately before a week, a month or a day. */
export const BEFORE_LATELY = words(
  "hama|hema|sema|sama|ovoru|giya|pahugiya|pasugiya|pona|kadanda|kadanta|senra|sendra|inda|inta|me|mee|last|ikma|\\d{1,2}|munu|rendu|irandu|nalu|tun|deka",
);
export const LATELY = words(
  "avurud(?:de|dema|ema|ma|u)?|varusam(?:um)?|varudam(?:um)?|andum|g?n[ay]+iru?(?:kilamai)?|tingal|sevai|pudan|budan|viyalan|viyala|veli(?:kilamai)?|sani(?:kilamai)?|sati(?:ye|yema|edi)|mas(?:e|ema|aye)|davas(?:vala|valama)?|irida|senasur[a-z]*|sanduda|badada|sikurada|bradaspatinda|angaharuvada|varam|varat(?:il|ila|ula)|masam|matam|kilamai|nayiru?|nal|nalum|nala|nalaga|rayak|week|month|hatiye",
);
/** Words for one bull. */
export const ONE_BULL = words(
  `aliya(?:va|ta|ge|gen|tan)?|aliyaa|et(?:a|ava|ata|age|ata)|at(?:a|ava)(?!.)|dala(?:ya|yata|eta|aliya|raja)|[td]ani(?:ya|yava|yata|aliya)|uva|u|ohu(?:va|ta|ge)?|uge|ugen|uta|mung?|munta|eya(?:va|ta|ge)?|hadaya|loka|yoda(?:ya)?`,
  `kom[bp]an(?!gal|kal)[a-z]{0,5}|koban|[ai]van(?:ai[ktpc]?|uku[ktpc]?|in|idam|a|atu|adu|um|tan|oda|da|ode)?|taniyan(?:ai)?|tanta(?:k|ka)ran[a-z]*|tantan`,
);
/** `யானை` is one elephant, or any. */
export const ANY_ELEPHANT = words(
  "yan(?:ai|aiya|aiyai|aiku|aiyin|aiyum|aitan|aiye|aiya)|anai|aneai|etek|daletek|ali(?:yek|yeku)?",
);
/** Elephants, farmers or visitors in general. */
export const HERDS = words(
  "ali|alin(?:ta|ge|va)?|alige?|etun(?:ta|ge|va)?|atun|goviyo|govin(?:ta|ge)?|minis(?:u|un|unta)?|sancarak[a-z]*|aliyek(?:uge|uta|va|ge|ta)?|etek(?:uge|uta)|rancu(?:va)?|patav(?!iy)[a-z]*|gatum[a-z]*|satun(?:ta|ge)?|ekatu(?:va|ven[a-z]*)|etin[a-z]*|rel(?:a|ak)|pavul[a-z]*|alo|aliyo|eto|dalaliyo",
  "k[ou]tam|k[ou]tat[a-z]*|kutik[a-z]*|payani[a-z]*|yanai(?:gal|kal|kala|galu|galai|gali|kuti|kalai|galuku|kaluku|kalin|galin)[a-z]*|komban(?:gal|kal)[a-z]*|viv[ae]?say[a-z]*|makal(?:uku|ai)?|sutrula[a-z]*|vilangu[a-z]*|kuti(?:yanai)?|manitan?[a-z]*|motal(?:uku|il)?|modal|o[nr]d?ruko?u?dal|kudal|kuratu|vayiula",
);
/** Deaths, births, chronicles, processions, prices and laws. */
export const OTHER_MATTERS = words(
  `maruna|alagat[a-z]*|atadang[a-z]*|horakam[a-z]*|damval[a-z]*|tailant[a-z]*|japan[a-z]*|indiyav[a-z]*|maril[a-z]*|merila|rupa(?:ya|yak|vak)?|merun[a-z]*|marun(?!al|[dt])[a-z]*|marapu|marala|maranay[a-z]*|miyagiy[a-z]*|miya|upan[a-z]*|upata|ipad(?:un|en|in|ilat)[a-z]*|perahera[a-z]*|perahar[a-z]*|karand[a-z]*|rajakale|rajaru|raju[a-z]*|maharaja|maharaju[a-z]*|itihas[a-z]*|katandar[a-z]*|kautuk[a-z]*|potak|pote|rupiyal|nadu(?:va|vak)?|usavi[a-z]*|nitiya|nitiyen|sankyava|gananaya?|samiksan[a-z]*|siyayata|prasnay[a-z]*|guruvaru?|guruvari|guruma|guruntuma|vidyav[a-z]*|satvody[a-z]*|sanvatsar[a-z]*|dinakata|davasakata|cartare|citray[a-z]*|magul|natuva|sinduva?|tahana[a-z]*|gazet|gastu|lipiya|patar(?!ai)[a-z]*|tv|documentari|vadasat[a-z]*|kavi|knox|sanskruti[a-z]*|siritak|lakuna(?:k|yi)?|mudar[a-z]*|vivrut[a-z]*|vayasa|vayasai|usai|barai|liyapadin[a-z]*|sindu|pinturay[a-z]*|mahavans[a-z]*|vijitapura|dostar[a-z]*|satkam[a-z]*|tagi|isara?|usaviy[a-z]*|kalekata|namin|namak|tera?ma|artaya|dinapot[a-z]*|desanay[a-z]*|rasvim[a-z]*|rupavahini[a-z]*|carit[a-z]*|pravurt[a-z]*|puvat[a-z]*|pat(?:aray|are)[a-z]*|arina(?:va|ne)?|arinu|vahana(?:va|ne)|vahala|vivurta|sirakaruv[a-z]*|sirage[a-z]*|prakas[a-z]*|amati[a-z]*|parlim[a-z]*|rajad?an[a-z]*|musth?|professor|campus|stuti[a-z]*|lium[a-z]*|avarudu(?=ta)|istuti|silpa|lipi[a-z]*|lekanag[a-z]*|sanganan[a-z]*|rajaya|prakar[a-z]*|ketayam[a-z]*|nadungamuv[a-z]*|heyantuduv[a-z]*|yatrav[a-z]*|gamanak|suda[a-z]*kale|park(?=ek)`,
  `peraher[a-z]*|perahar[a-z]*|urvalam|se?tat(?:u|am)?|set(?:u|a|adu|ucu|upocu|ipocu)|irant[a-z]*|irandan|irandat[a-z]*|kola?pat[a-z]*|kon(?:anga|rarkal|utanga)|pirant[a-z]*|pirand[a-z]*|manan|manarkal[a-z]*|manarkalam|arasan|katin(?:adu|atu|ar|a)|ruba|rubai|putagam|putakam|satam|satapadi|kanak(?:edu[a-z]*|u)|naliku|satavidam|satavitam|kalamanar|padichen|padicen|oviyam|aruncat[a-z]*|arungat[a-z]*|palamoli|palaya|kavid[a-z]+|kavit[a-z]+|tv|documentary|news|seydi|seiti|parliament|maradu|manadu|meeting|pal[ai]?mol[a-z]*|nulag[a-z]*|adiyay[a-z]*|atiyay[a-z]*|olandar|maruti?uvar|sikic[a-z]*|patirai|yatirai|yatrai|pusai|kanakedup[a-z]*|payanam|nadungamuv[a-z]*|edai|uyaram|vayatu|vayasu|mutirai|nandri|nanri|amaicar|arasu|thailand|mudumalai|kural|padal|peyar[a-z]*|kaitu|kadat(?:al|iya|inar)[a-z]*|sangili[a-z]*|tailand[a-z]*|tailant[a-z]*|indiya[a-z]*|arasan[a-z]*|per(?:um|in|il)|talaimurai[a-z]*|nulaivu[a-z]*|tirak(?:um|ap)[a-z]*|mudapad[a-z]*|mudum|tirand[a-z]*|tirant[a-z]*|kadai(?=yil)|urvalat[a-z]*|neidi[a-z]*|nidiman[a-z]*|n[ie]timan[a-z]*|valak(?:u|il|in|ai|ukal)[a-z]*|siraid?[a-z]*|siraitand[a-z]*|seiti[a-z]*|seyti[a-z]*|pat(?:i|a)rik[a-z]*|katurai[a-z]*|noolag[a-z]*|nul(?:il|ai|in)?|kurip[a-z]*|ariki[a-z]*|aiv[a-z]*|kootat?[a-z]*|sorpoliv[a-z]*|aval[a-z]*padam|val(?:tukal|tugal)|eludi[a-z]*|eluti[a-z]*|eluta[a-z]*|inaiya[a-z]*|tirta[a-z]*|palkalai[a-z]*|aracungat[a-z]*|varalaru|vilak[a-z]*(?=kam)`,
);
/** Old times, names and customs, in a sentence of plain words. */
export const OTHER_PHRASE =
  /(?<![a-z])(?:raja kale|e kale|podi kale|punci kale|anta kala[a-z]*|sina vayas[a-z]*|cina vayas[a-z]*|ur palakam|ta kiyane [a-z ]{2,40} kiyala$|enru peyar|endu peyar|endu porul)(?![a-z])/;
/** The last word of a sentence about people or things: what is due, kept up or full. */
export const OTHER_SUBJECT = words(
  "ona|one|yutu(?:ya|yi)?|hadanava|haduve|hadana|gahanava|nadatu[a-z]*|pirenava|tiyenava|tibe|pihit[a-z]*|upades[a-z]*|(?!pak|par)[a-z]{2,}anum|venum|vendum|kudatu|kudadu|niramb[a-z]*|kakum|kakinam|podranga|pot(?:anga|ar)|nadakum|purapadum|rukinam|sevanga|seivanga",
);
/** Other animals, which lie, bathe and graze as he does. */
export const OTHER_ANIMAL = words(
  "kotiy(?:a|ek|o)|valas(?:u|a|ek)|kimbul(?:o|a|ek)|muv(?:o|a|ek)|kurul(?:o|a|ek)|vandur(?:o|a|u)|rilav(?:u|a)|kesbev[a-z]*",
  "sirutai|karadi|mutalai|kurangu|amai|paravai|pambu",
);
/** Somebody or something else who comes and goes: people by their work, vehicles and feasts. */
export const OTHER_ACTOR = words(
  "train|bus|jeep|kociya|amatuma|am?a|tata|apa|aka|guruvaru|hamuduru[a-z]*|divaray[a-z]*|lamai|samitiya|match|meet|utsav[a-z]*|magul|sanipai|pol|pool",
  "sangam|minavar[a-z]*|sanam|kal[iy]+anam|vilayatu|poti|sugam|padaku|padagu",
);
/** What somebody sees or tells of an animal. */
export const SEES = words(
  "d[ae]k[a-z]*|dut[a-z]*|hambu?[a-z]*|pen[ae][a-z]*|kiy[a-z]*|kiv[a-z]*|balan[a-z]*|hitiya|video|photo|ahan[a-z]*|hangil[a-z]*",
  "kand[a-z]*|pat[aeiou][a-z]*|pak[a-z]*|kel[u][a-z]*|so[nl][a-z]*|kanalam|teriy[a-z]*",
);
/** After such a word it is a place or a time: "amma veetu pinpakkam", "bus la varum pothu". */
export const AFTER_ACTOR = words(
  "la|il|l|eken|eke|ekata|gedara|ge|vit[a-z]*|vet[a-z]*|tota[a-z]*|vat[a-z]*|kadai[a-z]*|stand|station|stop|halt|line|road|track|dipo|depo|depot|shed|giya[a-z]*|pona[a-z]*|navat[a-z]*|crossing|patai[a-z]*",
);
/** An animal in somebody's care. */
export const KEPT = words(
  "mavut[a-z]*|etgov[a-z]*|navanava|navana|nahavan[a-z]*|pagan[a-z]*|pakan(?:ai|uku|in|gal|kal|kalin)?|kulipat[a-z]*",
);
export const FAMILY = words("birinda|gedara|vandabu|manaivi|vidavai|vitavai");
/** Photographs, tickets, towns and the web: they stand beside a position as well, so they need one sign more. */
export const NEIGHBOURING_MATTERS = words(
  "p(?:h)?oto(?:va|vak|ek)?|pintur[a-z]*|tiket|ticket|colombo|kolamba[a-z]*|kolambin|liyan[a-z]*|liyala|liya|site|editor|website|doctor|dostar[a-z]*|arala|mila|milata|polis[a-z]*|police",
  "padam|padang[a-z]*|tiruvila[a-z]*|kolumb[a-z]*|vilai|sinam|nalaiku|naliku",
);
const MONTH =
  "janavari|januvari|pebaravari|peb?ruvari|pe?brav?ari|martu|mart|maratu|aprel|apriel|apirel|apral|mai|juni|jun|juli|julai|yulai|agostu|agost|ogastu?|ogast|agast|agastu|septembar|sep?tamba[rt]?|setembar|oktobar|oktober|novembar|novambar|navambar|desembar|desambar|disambar|january?|february?|marc|april|may|june?|july?|august|september|october|november|december";
const TAMIL_MONTH =
  "tai|masi|panguni|citirai|sitirai|vaikasi|ani|adi|avani|puratasi|puratadi|aipasi|kartigai|kartikai|margali|markali|vesak|poson|asala|esala|nikini|binara|durutu|navam|medin|madin|unduvap";
/** What belongs to a month or a season, after its name. */
export const MONTH_NAME = words(`(?:${MONTH})(?:ta|vala|e|ye|il|ila|la|ata|valata)?`);
export const TAMIL_MONTH_NAME = words(TAMIL_MONTH);
export const MONTH_WORD = words(
  "mas(?:e|aya|aye|eta|ayata|ayedi|a|edi)|masam(?:um)?|masat(?:il|ila|ula|ile)|mat(?:am|amum|atil|atila|atula)|vala|valadi|indan|idan|vargayil|varai|mudal|mutal|irundu|iruntu",
);
export const SEASON = words(
  `niyang(?:aya|e|ayata|ayedi|eta|a|ata)?|niyan(?:e|eta)?|idora(?:ya|yata|ye|yedi)?|idore|idoreta|pavil(?:a|ata|e|i|aka)|vasa(?:kale|kaleta|ta)|vesa?kale|mosam(?:a|ata|e)?|vasanaya|asvan(?:u|a|na|nu)[a-z]*|agostumas[a-z]*|kane(?:ta|di)?|kanay[a-z]*|avurudata|avurudeta|varusamum|varudamum|varusavarus[a-z]*|varudavarud[a-z]*|avurudupata|avurudepata|varatci(?:yil|la|yila)?|varadci(?:yil|la)?|kodai(?:yil|la|kalam|kalat[a-z]*|yila)?|mari(?:yil|kalam|kalat[a-z]*)|malaikal[a-z]*|paruvamalai[a-z]*|paruvam|paruvat[a-z]*|aruvadai[a-z]*|monson[a-z]*|drayseason|poga(?:m|til)|bogam`.replace(
    /\s+/g,
    "",
  ),
);
/** "rain", "dry" and the like are a season only before "time". */
export const BEFORE_TIME = words(
  "vatura|vature|veva|vev|kulam|avurudu|aluturavurudu|vesak|vesa?k|poson|nivadu|vasa?|vesa?|vesi|vasi|vehi|vahi|varsa|mosam|viyali|viyeli|vali|velena|niyang|niyan|idora|payana|asvanu|asvana|kapana|idena|pahena|mada|malai|mari|kodai|varanda|varatci|veyil|aruvadai|paruva|pani|pala|bahina|hindena|vatina|vatena|vetena|vehena|adu",
);
export const TIME_OF_YEAR = words(
  "kal(?:e|a|ata|eta|edi|aye|ayata|ayedi)|samay(?:e|a|ata|edi)|kalam|kalat(?:il|ila|ula|ile|le|uku)|kalang[a-z]*|davas(?:vala|valata|a)?|patan|patangat[a-z]*|masayan|vanda|vantal|vandal|todang[a-z]*|mudinj[a-z]*|mudint[a-z]*|nivadu[a-z]*|unama|unahama|unam|unata|vunama|gatama|gatam|venakota|enakota|vadina|hindun[a-z]*|hinden[a-z]*|besama|bahina(?:kota)?|adu|ivara|ivarunama|vatrin[a-z]*|vatum|vatina[a-z]*|sisan|season",
);
/** Words that English or other languages do not have: one of them shows that a sentence is in Sinhala or Tamil. */
export const FUNCTION_WORD = words(
  `eka|ekata|eke|eken|mage|ape|oya(?:ge|ata)|meka|eka?k|kiyala|kiyana|nisa|nam|nan|tamai|tama|visa|vagema|vage|vitara|vitarai|hari|loku|podi|mata|apita|eta|ekiya|ekatma|karala|una|vela|nisai|hinda|kenek|ekak|deken|deka|tunak|sanda|danne|dane|na|ne|saha|ho|hebai|eti|nati|neti|meyata|me|mee|e|ara|ekane|dan|innava|aliya|eta|ali`,
  `enru|enra|oru|intha|inta|inda|anda|anta|andha|enga|engada|namma|nama|kaga|mattum|matum|tan|than|iruku|ila|ilai|illai|aga|aana|ana|anal|romba|miga|nala|vandu|vantu|pogum|ungal|nan|naan|nanga|avanga|elam|elarum|enna|enake|yanai|komban|atu|adu|avan`,
);
