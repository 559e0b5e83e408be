// Written by "npm run client" from the OpenAPI document. Do not edit it.

export type Tusker = { name: string; aliases: Array<string>; status: "alive" | "dead" | "missing"; statusAsOf: string | null; statusNote: string | null; age: number | null; ageNote: string | null; bornYear: number | null; diedOn: string | null; heightM: number | null; location: string; category: "wild" | "domesticated" | "conservation"; tags: Array<string>; tusks: string | null; origin: string | null; wikidata: string | null; description: string; publication: "published" | "draft"; claims: Claims; events: Array<RecordedEvent>; features: Array<Feature>; relations: Array<Relation>; sources: Array<Source>; portrait: PortraitParameters; _id: string; slug: string; imageUrl: Array<string>; images: Array<string>; imageDetails: Array<ImageDetail>; createdAt: string; updatedAt: string; unseenWarnings?: true; summary: string; nativeNames: Array<{ language: "si" | "ta"; name: string; origin: "record" | "checked" | "spelled" | "rule" }>; portraitUrl: string; portraitAlt: string; cardUrl: string; translation?: { language: "si" | "ta"; machine: boolean; behind: boolean; translated: Array<string> }; machineIn?: Array<"si" | "ta"> };

export type Claims = { status?: Array<{ value: "alive" | "dead" | "missing"; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; born?: Array<{ value: string; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; died?: Array<{ value: string; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; deathCause?: Array<{ value: "shot" | "electrocuted" | "snare" | "explosive_bait" | "train" | "poison" | "fight" | "in_transport" | "illness" | "age" | "natural" | "unknown"; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; age?: Array<{ value: { min: number; max: number; about?: boolean; on?: string }; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; height?: Array<{ value: { min: number; max: number; about?: boolean }; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; tuskLength?: Array<{ value: { min: number; max: number; about?: boolean; side?: "left" | "right"; measured?: "outside" | "whole" }; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; origin?: Array<{ value: string; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }>; keeper?: Array<{ value: "temple" | "department" | "private"; certainty?: "certain" | "likely" | "disputed"; sources?: Array<string>; note?: string; recordedOn?: string }> };

export type RecordedEvent = { id?: string; kind: "born" | "first_recorded" | "captured" | "orphaned" | "given" | "moved" | "released" | "wounded" | "treated" | "fought" | "tusk_lost" | "musth" | "last_recorded" | "feared_lost" | "died" | "preserved" | "honoured" | "procession" | "offence" | "harmed_person" | "other"; date: string; until?: string; place?: "bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya"; text: string; certainty?: "certain" | "likely" | "disputed"; account?: string; role?: string; sources?: Array<string> };

export type Feature = { character: "tusks" | "tusk_form" | "tusk_reach" | "tusk_girth" | "tusk_level" | "tusk_break" | "ear_fold" | "ear_edge" | "ear_lobe" | "pale_skin" | "tail_reach" | "tail_brush" | "mark" | "sight" | "tame_sign"; side?: "left" | "right"; state: "both" | "left_only" | "right_only" | "one" | "tushes" | "none" | "parallel" | "converging" | "crossed" | "diverging" | "upswept" | "straight_down" | "above_knee" | "knee" | "below_knee" | "slender" | "stout" | "level" | "left_higher" | "right_higher" | "whole" | "tip" | "half" | "stump" | "broken" | "forward" | "backward" | "inward" | "nicked" | "torn" | "holed" | "pointed" | "rounded" | "square" | "ears" | "ears_and_trunk" | "face_too" | "above_hock" | "hock" | "below_hock" | "full" | "one_sided" | "bare" | "kinked" | "lump" | "scar" | "wound" | "limp" | "sighted" | "weak" | "blind" | "chain" | "bell" | "cloth"; clock?: number; where?: "head" | "trunk" | "shoulder" | "flank" | "belly" | "rump" | "foreleg" | "hindleg"; from?: string; until?: string; recordedOn?: string; certainty?: "certain" | "likely" | "disputed"; note?: string; sources?: Array<string> };

export type Relation = { kind: "son_of" | "father_of" | "brother" | "companion" | "rival" | "successor_of" | "predecessor_of" | "often_mistaken_for" | "namesake" | "see_also"; to?: string; name?: string; date?: string; certainty?: "certain" | "likely" | "disputed"; note?: string; sources?: Array<string> };

export type Source = { key: string; title: string; url?: string; kind: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other" };

export type PortraitParameters = { seed?: string; pose?: "front" | "quarter" | "side"; crop?: "full" | "close" | "far"; facing?: "left" | "right"; tusks?: "both" | "left" | "right"; tuskShape?: "long" | "short" | "crossed" | "upswept" | "spread" | "downward"; tuskLen?: number; broken?: "left" | "right" | "both" | null; depig?: number; tears?: number; earSize?: number; domes?: number; skin?: "slate" | "ash" | "umber" | "laterite" | "ink"; trunkUp?: boolean; habitat?: "tank" | "lakebed" | "grassland" | "dryforest" | "rocks" | "river" | "paddy" | "coast" | "rainforest" | "court" | "temple"; light?: "dawn" | "day" | "dusk" | "night"; regalia?: boolean; cloth?: "crimson" | "blue" | "green" | "plum" | "ivory"; casket?: boolean } | null;

export type ImageDetail = { url: string; width: number; height: number; placeholder: string | null; variants: Array<{ url: string; width: number; height: number; type: "image/avif" | "image/webp" | "image/jpeg" }>; alt: string | null; credit: string | null; licence: string | null; takenOn: string | null; focus: { x: number; y: number; chosen: boolean } | null };

export type Error = { type: string; title: string; status: number; detail: string; instance?: string; statusCode: number; message: string; code?: string; errors?: Array<{ path: string; message: string }> };

export type FeaturedPick = { ids: Array<string> };

export type Suggestion = { _id: string; slug: string; name: string };

export type TuskerDetail = { name: string; aliases: Array<string>; status: "alive" | "dead" | "missing"; statusAsOf: string | null; statusNote: string | null; age: number | null; ageNote: string | null; bornYear: number | null; diedOn: string | null; heightM: number | null; location: string; category: "wild" | "domesticated" | "conservation"; tags: Array<string>; tusks: string | null; origin: string | null; wikidata: string | null; description: string; publication: "published" | "draft"; claims: Claims; events: Array<RecordedEvent>; features: Array<Feature>; relations: Array<Relation>; sources: Array<Source>; portrait: PortraitParameters; _id: string; slug: string; imageUrl: Array<string>; images: Array<string>; imageDetails: Array<ImageDetail>; createdAt: string; updatedAt: string; unseenWarnings?: true; summary: string; nativeNames: Array<{ language: "si" | "ta"; name: string; origin: "record" | "checked" | "spelled" | "rule" }>; portraitUrl: string; portraitAlt: string; cardUrl: string; translation?: { language: "si" | "ta"; machine: boolean; behind: boolean; translated: Array<string> }; machineIn?: Array<"si" | "ta">; sourceDetails?: Array<LibrarySource>; version?: number; warnings?: Array<Warning>; warningsSeenAt?: string; warningsSeenBy?: string; descriptionHtml: string; portraitCaption: string; portraitDetails: Array<string> };

export type LibrarySource = { key: string; title: string; publisher: string | null; author: string | null; date: string | null; url: string | null; archiveUrl: string | null; readOn: string | null; kind: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other"; language: string | null; note: string | null; goneSince: string | null; createdAt: string; updatedAt: string };

export type Warning = { path: string; message: string };

export type Related = { kind: "son_of" | "father_of" | "brother" | "companion" | "rival" | "successor_of" | "predecessor_of" | "often_mistaken_for" | "namesake" | "see_also"; to: { _id: string; slug: string; name: string } | null; name: string; date?: string; certainty: "certain" | "likely" | "disputed"; sources: Array<string>; note?: string; given: boolean };

export type SavedTusker = { name: string; aliases: Array<string>; status: "alive" | "dead" | "missing"; statusAsOf: string | null; statusNote: string | null; age: number | null; ageNote: string | null; bornYear: number | null; diedOn: string | null; heightM: number | null; location: string; category: "wild" | "domesticated" | "conservation"; tags: Array<string>; tusks: string | null; origin: string | null; wikidata: string | null; description: string; publication: "published" | "draft"; claims: Claims; events: Array<RecordedEvent>; features: Array<Feature>; relations: Array<Relation>; sources: Array<Source>; portrait: PortraitParameters; _id: string; slug: string; imageUrl: Array<string>; images: Array<string>; imageDetails: Array<ImageDetail>; createdAt: string; updatedAt: string; unseenWarnings?: true; summary: string; nativeNames: Array<{ language: "si" | "ta"; name: string; origin: "record" | "checked" | "spelled" | "rule" }>; portraitUrl: string; portraitAlt: string; cardUrl: string; translation?: { language: "si" | "ta"; machine: boolean; behind: boolean; translated: Array<string> }; machineIn?: Array<"si" | "ta">; sourceDetails?: Array<LibrarySource>; version?: number; warnings?: Array<Warning>; warningsSeenAt?: string; warningsSeenBy?: string; descriptionHtml: string; portraitCaption: string; portraitDetails: Array<string> };

export type NewTusker = { name: string; aliases?: Array<string> | null; status?: "alive" | "dead" | "missing" | null; statusAsOf?: string | null; statusNote?: string | null; age: number | null; ageNote?: string | null; bornYear?: number | null; diedOn?: string | null; heightM?: number | null; location: string; category?: "wild" | "domesticated" | "conservation" | null; tags?: Array<string> | null; tusks?: string | null; origin?: string | null; wikidata?: string | null; description?: string | null; publication?: "published" | "draft" | null; claims?: (Claims & Record<string, unknown> | null); events?: Array<RecordedEvent> | null; features?: Array<Feature> | null; relations?: Array<Relation> | null; sources?: Array<SentSource> | null; portrait?: PortraitParameters; imageUrl?: (Array<string> | string | null); images?: (Array<string> | string | null); imageDetails?: Array<ImageDetailInput> | null };

export type SentSource = { key?: string; title?: string; url?: string; kind?: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other" };

export type ImageDetailInput = { alt?: string | null; credit?: string | null; licence?: string | null; takenOn?: string | null; focus?: { x: number; y: number } | null; url: string };

export type TuskerChange = { name: string; aliases?: Array<string> | null; status?: "alive" | "dead" | "missing" | null; statusAsOf?: string | null; statusNote?: string | null; age: number | null; ageNote?: string | null; bornYear?: number | null; diedOn?: string | null; heightM?: number | null; location: string; category?: "wild" | "domesticated" | "conservation" | null; tags?: Array<string> | null; tusks?: string | null; origin?: string | null; wikidata?: string | null; description?: string | null; publication?: "published" | "draft" | null; claims?: (Claims & Record<string, unknown> | null); events?: Array<RecordedEvent> | null; features?: Array<Feature> | null; relations?: Array<Relation> | null; sources?: Array<SentSource> | null; portrait?: PortraitParameters; imageUrl?: (Array<string> | string | null); images?: (Array<string> | string | null); imageDetails?: Array<ImageDetailInput> | null; slug?: string };

export type Binned = { _id: string };

export type Correction = { on: string; changes: Array<{ what: "name" | "aliases" | "statusAsOf" | "statusNote" | "ageNote" | "location" | "category" | "tusks" | "wikidata" | "description" | "events" | "features" | "relations" | "sources" | "status" | "born" | "died" | "deathCause" | "age" | "height" | "tuskLength" | "origin" | "keeper"; how: "added" | "corrected" | "removed" }> };

export type Revision = { version: number; action: "created" | "changed" | "published" | "unpublished" | "binned" | "unbinned" | "restored" | "imported"; madeBy: string | null; madeAt: string };

export type RevisionContent = { version: number; action: "created" | "changed" | "published" | "unpublished" | "binned" | "unbinned" | "restored" | "imported"; madeBy: string | null; madeAt: string; content: Record<string, unknown> };

export type RestoredTusker = { entry: SavedTusker; leftOutPictures: Array<string>; takenSlug: string | null };

export type BulkResult = { results: Array<{ _id: string; done: boolean; version?: number; message?: string }> };

export type BulkChange = ({ action: "publish" | "unpublish" | "bin"; ids: Array<string> } | { action: "add tag" | "remove tag"; ids: Array<string>; tag: string });

export type BulkUndo = { entries: Array<{ _id: string; version: number }> };

export type OtherEditors = { others: Array<{ username: string; since: string }> };

export type NotedWarnings = { warnings: Array<Warning>; warningsSeenAt?: string; warningsSeenBy?: string };

export type Life = { _id: string; slug: string; name: string; category: "wild" | "domesticated" | "conservation"; status: "alive" | "dead" | "missing"; born: Span; died: Span; deadBy: { date: string; earliest: string; latest: string; exact: boolean } | null; deathCause: "shot" | "electrocuted" | "snare" | "explosive_bait" | "train" | "poison" | "fight" | "in_transport" | "illness" | "age" | "natural" | "unknown" | null; first: { date: string; earliest: string; latest: string; exact: boolean } | null; last: { date: string; earliest: string; latest: string; exact: boolean } | null; places: Array<"bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya">; tusks: "both" | "left_only" | "right_only" | "one" | "tushes" | "none" | null; tuskForm: "parallel" | "converging" | "crossed" | "diverging" | "upswept" | "straight_down" | null; tuskBroken: boolean; sources: { total: number; kinds: { official?: number; news?: number; specialist?: number; research?: number; encyclopedia?: number; directory?: number; blog?: number; operator?: number; book?: number; film?: number; own?: number; other?: number } }; fromFields: Array<"status" | "born" | "died" | "last" | "places"> };

export type Span = { date: string; earliest: string; latest: string; exact: boolean } | null;

export type RecordStatistics = { asOf: string; published: number; since: number | null; status: { of: number; what: string; counts: { alive?: number; dead?: number; missing?: number }; categories: { wild?: { alive?: number; dead?: number; missing?: number }; domesticated?: { alive?: number; dead?: number; missing?: number }; conservation?: { alive?: number; dead?: number; missing?: number } } }; deaths: { of: number; what: string; causes: { shot?: number; electrocuted?: number; snare?: number; explosive_bait?: number; train?: number; poison?: number; fight?: number; in_transport?: number; illness?: number; age?: number; natural?: number; unknown?: number }; years: Array<{ year: number | null; causes: { shot?: number; electrocuted?: number; snare?: number; explosive_bait?: number; train?: number; poison?: number; fight?: number; in_transport?: number; illness?: number; age?: number; natural?: number; unknown?: number } }> }; wildDeaths: { of: number; what: string; causes: { shot?: number; electrocuted?: number; snare?: number; explosive_bait?: number; train?: number; poison?: number; fight?: number; in_transport?: number; illness?: number; age?: number; natural?: number; unknown?: number }; years: Array<{ year: number | null; causes: { shot?: number; electrocuted?: number; snare?: number; explosive_bait?: number; train?: number; poison?: number; fight?: number; in_transport?: number; illness?: number; age?: number; natural?: number; unknown?: number } }> }; tuskForms: { of: number; what: string; recorded: number; counts: { parallel?: number; converging?: number; crossed?: number; diverging?: number; upswept?: number; straight_down?: number; one_tusk?: number; no_tusks?: number; broken?: number } }; lastRecorded: { of: number; what: string; years: Array<{ year: number | null; count: number }> }; sources: { of: number; what: string; kinds: { official?: number; news?: number; specialist?: number; research?: number; encyclopedia?: number; directory?: number; blog?: number; operator?: number; book?: number; film?: number; own?: number; other?: number } }; groups: Array<{ status: "alive" | "dead" | "missing"; category: "wild" | "domesticated" | "conservation"; deathCause: "shot" | "electrocuted" | "snare" | "explosive_bait" | "train" | "poison" | "fight" | "in_transport" | "illness" | "age" | "natural" | "unknown" | null; places: Array<"bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya">; count: number }> };

export type QuestionSet = { set: number; sets: number; questions: Array<Question> };

export type Question = ({ id: string; answer: string; sources: Array<QuestionSource>; kind: "year"; about: QuestionSubject; event: "born" | "first_recorded" | "captured" | "orphaned" | "given" | "moved" | "released" | "wounded" | "treated" | "fought" | "tusk_lost" | "musth" | "last_recorded" | "feared_lost" | "died" | "preserved" | "honoured" | "procession" | "offence" | "harmed_person" | "other"; options: Array<{ code: string; year: number }> } | { id: string; answer: string; sources: Array<QuestionSource>; kind: "height"; about: QuestionSubject; options: Array<{ code: string; height: { min: number; max: number; about: boolean } }> } | { id: string; answer: string; sources: Array<QuestionSource>; kind: "feature"; character: "tusks" | "tusk_form" | "tusk_reach" | "tusk_girth" | "tusk_level" | "tusk_break" | "ear_fold" | "ear_edge" | "ear_lobe" | "pale_skin" | "tail_reach" | "tail_brush" | "mark" | "sight" | "tame_sign"; state: string; options: Array<{ code: string; tusker: QuestionSubject }> } | { id: string; answer: string; sources: Array<QuestionSource>; kind: "relation"; about: QuestionSubject; relation: "son_of" | "father_of" | "brother" | "companion" | "rival" | "successor_of" | "predecessor_of" | "often_mistaken_for" | "namesake" | "see_also"; options: Array<{ code: string; tusker: QuestionSubject }> } | { id: string; answer: string; sources: Array<QuestionSource>; kind: "place"; place: "bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya"; options: Array<{ code: string; tusker: QuestionSubject }> } | { id: string; answer: string; sources: Array<QuestionSource>; kind: "earliest"; date: string; options: Array<{ code: string; tusker: QuestionSubject }> } | { id: string; answer: string; sources: Array<QuestionSource>; kind: "statement"; statement: "males" | "share" | "count" | "calf" | "animal" | "endangered" | "parks" | "food"; options: Array<{ code: string; isFact: boolean }> });

export type QuestionSource = { key?: string; title: string; url?: string; kind?: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other" };

export type QuestionSubject = { slug: string; name: string };

export type DaysOfTheRecord = { asOf: string; days: Array<{ day: string; isToday: boolean; events: Array<RememberedEvent>; left: number }> };

export type RememberedEvent = { slug: string; name: string; status: "alive" | "dead" | "missing"; kind: "born" | "first_recorded" | "captured" | "orphaned" | "given" | "moved" | "released" | "wounded" | "treated" | "fought" | "tusk_lost" | "musth" | "last_recorded" | "feared_lost" | "died" | "preserved" | "honoured" | "procession" | "offence" | "harmed_person" | "other"; date: string; text: string; place?: "bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya"; certainty: "certain" | "likely" | "disputed"; isOneAccount: boolean; sources: Array<Source> };

export type Heights = { total: number; page: number; pages: number; tuskers: Array<{ slug: string; name: string; category: "wild" | "domesticated" | "conservation"; status: "alive" | "dead" | "missing"; statusAsOf: string | null; diedOn: string | null; min: number; max: number; about: boolean; disputed: boolean; sources: Array<Source> }> };

export type Place = { key: "bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya"; name: string; kind: "park" | "sanctuary" | "reserve" | "home" | "district"; districts: Array<"bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya">; areaKm2: number | null; areaSource: string | null; areaNote: string | null; tuskers: number; statuses: { alive?: number; dead?: number; missing?: number }; tuskersWithin: number };

export type PlaceDetail = { key: "bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya"; name: string; kind: "park" | "sanctuary" | "reserve" | "home" | "district"; districts: Array<"bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya">; areaKm2: number | null; areaSource: string | null; areaNote: string | null; tuskers: number; statuses: { alive?: number; dead?: number; missing?: number }; tuskersWithin: number; asOf: string; inside: Array<Place>; neighbours: Array<Place>; recorded: Array<RecordedTusker>; sources: Array<Source> };

export type RecordedTusker = { _id: string; slug: string; name: string; category: "wild" | "domesticated" | "conservation"; status: "alive" | "dead" | "missing"; born: Span; died: Span; deadBy: { date: string; earliest: string; latest: string; exact: boolean } | null; deathCause: "shot" | "electrocuted" | "snare" | "explosive_bait" | "train" | "poison" | "fight" | "in_transport" | "illness" | "age" | "natural" | "unknown" | null; first: { date: string; earliest: string; latest: string; exact: boolean } | null; last: { date: string; earliest: string; latest: string; exact: boolean } | null; places: Array<"bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya">; tusks: "both" | "left_only" | "right_only" | "one" | "tushes" | "none" | null; tuskForm: "parallel" | "converging" | "crossed" | "diverging" | "upswept" | "straight_down" | null; tuskBroken: boolean; sources: { total: number; kinds: { official?: number; news?: number; specialist?: number; research?: number; encyclopedia?: number; directory?: number; blog?: number; operator?: number; book?: number; film?: number; own?: number; other?: number } }; fromFields: Array<"status" | "born" | "died" | "last" | "places">; statusAsOf: string | null; diedOn: string | null; location: string | null; events: Array<RecordedEvent>; eventCount: number };

export type KeyData = { version: string; asOf: string; estimate: { total: number; note: string; source: { key: string; title: string } | null }; questions: Record<string, { error: number; seen: number; fade: number; rates: Record<string, number>; keptRates?: Record<string, number> }>; places: Record<string, { kind: "park" | "sanctuary" | "reserve" | "home" | "district"; districts: Array<string> }>; placeWeights: { wild: { same: number; within: number; near: number; far: number; other: number }; kept: { same: number; within: number; near: number; far: number; other: number } }; priors: { kept: number; dead: number; unborn: number; trust: { certain: number; likely: number; disputed: number }; undatedYears: number; fitsWell: number; possible: number }; candidates: Array<KeyCandidate> };

export type KeyCandidate = { slug: string; name: string; status: "alive" | "dead" | "missing"; isDead?: true; category: "wild" | "domesticated" | "conservation"; diedOn?: string; deadBy?: string; born?: number; places: Array<"bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya">; prior: number; features: Array<KeyRecord> };

export type KeyRecord = { states: { tusks?: string; tusk_form?: string; tusk_reach?: string; tusk_girth?: string; tusk_level?: string; "tusk_break.left"?: string; "tusk_break.right"?: string; "ear_fold.left"?: string; "ear_fold.right"?: string; "ear_edge.left"?: string; "ear_edge.right"?: string; ear_lobe?: string; pale_skin?: string; tail_reach?: string; tail_brush?: string; mark?: string; sight?: string; tame_sign?: string }; on?: string; from?: string; until?: string; certainty?: "likely" | "disputed"; sideUnknown?: true; sources: Array<string> };

export type DataRelease = { number: string; day: string; licence: "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0" | "CC-BY-NC-SA-4.0" | "CC-BY-ND-4.0" | "CC-BY-NC-ND-4.0" | "CC0-1.0"; since: string | null; counts: Record<string, number>; changes: { added: number; changed: number; removed: number }; recalled: { on: string; why: string } | null; files: Array<{ name: string; type: string; bytes: number; sha256: string }> };

export type ListedPage = { key: "home" | "about" | "privacy" | "terms"; version: number; publication: "published" | "draft"; isShipped: boolean; updatedAt: string | null; updatedBy: string | null };

export type PublishedPage = { fields: Record<string, unknown>; sources: Array<Source>; sourceDetails?: Array<LibrarySource>; translation?: { language: "si" | "ta"; machine: boolean; behind: boolean; translated: Array<string> }; machineIn?: Array<"si" | "ta"> };

export type EditedPage = ({ _id: "home" | "about" | "privacy" | "terms"; publication: "published" | "draft"; sources: Array<Source> } & Record<string, unknown>);

export type PageBody = Record<string, unknown>;

export type RestoredPage = { entry: EditedPage; leftOutPictures: Array<string>; takenSlug: null };

export type TranslationWork = { kind: "tusker" | "article" | "page"; _id: string; name: string; state: "behind" | "to check" | "to translate" | "done"; blocks: number; translated: number; behind: number; unchecked: number; machine: number };

export type EditedTranslation = { kind: "tusker" | "article" | "page"; _id: string; language: "si" | "ta"; name: string; path: string; isPublished: boolean; silent: boolean; mayLiveWild: boolean; version: number; updatedAt: string | null; updatedBy: string | null; fields: Array<{ name: string; label: string; kind: "text" | "richText" | "texts"; blocks: Array<{ fingerprint: string; nth: number; english: string; englishText: string; tag: string | null; cited: Array<string>; mayAllege: boolean; piece: { fingerprint: string; english: string; text: string; state: "machine" | "translated" | "checked"; translator: string | null; translatedAt: string; checker: string | null; checkedAt: string | null } | null; match: "current" | "behind" | "moved" | null; terms?: Array<{ en: string; words: string; isChecked: boolean }> }>; orphans: Array<{ fingerprint: string; english: string; text: string; state: "machine" | "translated" | "checked"; translator: string | null; translatedAt: string; checker: string | null; checkedAt: string | null }> }>; warnings?: Array<Warning> };

export type TranslationBody = { pieces: Array<{ field: string; fingerprint: string; nth?: number; text: string; state: "machine" | "translated" | "checked" }>; translator?: string };

export type TranslationImport = { dryRun: boolean; added: number; changed: number; unchanged: number; failed: number; units: Array<{ line: number; name: string; field: string; result: "added" | "changed" | "unchanged" | "failed"; before?: string; after?: string; message?: string }>; unlisted: number };

export type StoredKeyEstimate = { total: number; note: string; source: string | null; updatedAt: string | null; updatedBy: string | null };

export type KeyEstimate = { total: number; note: string; source: string | null };

export type EditedSiteSettings = { name: { en: string | null; si: string | null; ta: string | null }; description: { en: string | null; si: string | null; ta: string | null }; footer: { en: string | null; si: string | null; ta: string | null }; links: Array<SiteLink>; licence: "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0" | "CC-BY-NC-SA-4.0" | "CC-BY-ND-4.0" | "CC-BY-NC-ND-4.0" | "CC0-1.0" | null; recipients: Array<string>; version: number; updatedAt: string | null; updatedBy: string | null; recipientsOfEnvironment: Array<string> | null };

export type SiteLink = { label: string; url: string };

export type SiteSettings = { name: { en: string | null; si: string | null; ta: string | null }; description: { en: string | null; si: string | null; ta: string | null }; footer: { en: string | null; si: string | null; ta: string | null }; links: Array<SiteLink>; licence: "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0" | "CC-BY-NC-SA-4.0" | "CC-BY-ND-4.0" | "CC-BY-NC-ND-4.0" | "CC0-1.0" | null; recipients: Array<string>; currentPassword?: string; code?: string };

export type SiteIdentity = { name: { en: string | null; si: string | null; ta: string | null }; description: { en: string | null; si: string | null; ta: string | null }; footer: { en: string | null; si: string | null; ta: string | null }; links: Array<SiteLink>; licence: "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0" | "CC-BY-NC-SA-4.0" | "CC-BY-ND-4.0" | "CC-BY-NC-ND-4.0" | "CC0-1.0" | null };

export type Article = { title: string; excerpt: string; description: string; content: string; category: "conservation" | "education" | "research" | "wildlife"; tags: Array<string>; author: string; publishDate: string; publication: "published" | "draft"; sources: Array<Source>; _id: string; slug: string; imageUrl: Array<string>; images: Array<string>; imageDetails: Array<ImageDetail>; createdAt: string; updatedAt: string; unseenWarnings?: true; image: string | null; landscapeUrl: string; cardUrl: string; translation?: { language: "si" | "ta"; machine: boolean; behind: boolean; translated: Array<string> }; machineIn?: Array<"si" | "ta"> };

export type ArticleDetail = { title: string; excerpt: string; description: string; content: string; category: "conservation" | "education" | "research" | "wildlife"; tags: Array<string>; author: string; publishDate: string; publication: "published" | "draft"; sources: Array<Source>; _id: string; slug: string; imageUrl: Array<string>; images: Array<string>; imageDetails: Array<ImageDetail>; createdAt: string; updatedAt: string; unseenWarnings?: true; image: string | null; landscapeUrl: string; cardUrl: string; translation?: { language: "si" | "ta"; machine: boolean; behind: boolean; translated: Array<string> }; machineIn?: Array<"si" | "ta">; sourceDetails?: Array<LibrarySource>; version?: number; warnings?: Array<Warning>; warningsSeenAt?: string; warningsSeenBy?: string; descriptionHtml: string; contentHtml: string };

export type SavedArticle = { title: string; excerpt: string; description: string; content: string; category: "conservation" | "education" | "research" | "wildlife"; tags: Array<string>; author: string; publishDate: string; publication: "published" | "draft"; sources: Array<Source>; _id: string; slug: string; imageUrl: Array<string>; images: Array<string>; imageDetails: Array<ImageDetail>; createdAt: string; updatedAt: string; unseenWarnings?: true; image: string | null; landscapeUrl: string; cardUrl: string; translation?: { language: "si" | "ta"; machine: boolean; behind: boolean; translated: Array<string> }; machineIn?: Array<"si" | "ta">; sourceDetails?: Array<LibrarySource>; version?: number; warnings?: Array<Warning>; warningsSeenAt?: string; warningsSeenBy?: string; descriptionHtml: string; contentHtml: string };

export type NewArticle = { title: string; excerpt: string; description?: string | null; content: string; category: "conservation" | "education" | "research" | "wildlife"; tags?: Array<string> | null; author: string; publishDate: string; publication?: "published" | "draft" | null; sources?: Array<SentSource> | null; imageUrl?: (Array<string> | string | null); images?: (Array<string> | string | null); imageDetails?: Array<ImageDetailInput> | null };

export type ArticleChange = { title: string; excerpt: string; description?: string | null; content: string; category: "conservation" | "education" | "research" | "wildlife"; tags?: Array<string> | null; author: string; publishDate: string; publication?: "published" | "draft" | null; sources?: Array<SentSource> | null; imageUrl?: (Array<string> | string | null); images?: (Array<string> | string | null); imageDetails?: Array<ImageDetailInput> | null; slug?: string };

export type RestoredArticle = { entry: SavedArticle; leftOutPictures: Array<string>; takenSlug: string | null };

export type AddressChecks = { isOn: boolean; attention: number; counts: { gone?: number; moved?: number; "title-changed"?: number; unreachable?: number; "not-checked"?: number; alive?: number } };

export type AddressCheck = { state: "gone" | "moved" | "title-changed" | "unreachable" | "not-checked" | "alive" | null; since: string | null; checkedAt: string | null; aliveAt: string | null; movedTo: string | null; firstTitle: string | null; pageTitle: string | null; problem: "missing" | "time" | "name" | "server" | "line" | "redirects" | "robots" | "status" | "address" | "certificate" | "front-page" | null; dueAt: string | null };

export type ListedSource = { key: string; title: string; publisher: string | null; author: string | null; date: string | null; url: string | null; archiveUrl: string | null; readOn: string | null; kind: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other"; language: string | null; note: string | null; goneSince: string | null; createdAt: string; updatedAt: string; uses: number; pages: Array<PageUse>; addressCheck?: { state: "gone" | "moved" | "title-changed" | "unreachable" | "not-checked" | "alive" | null; since: string | null; checkedAt: string | null; aliveAt: string | null; movedTo: string | null; firstTitle: string | null; pageTitle: string | null; problem: "missing" | "time" | "name" | "server" | "line" | "redirects" | "robots" | "status" | "address" | "certificate" | "front-page" | null; dueAt: string | null } };

export type PageUse = { page: "home" | "about" | "privacy" | "terms"; state: "published" | "draft" };

export type SourceWithUses = { key: string; title: string; publisher: string | null; author: string | null; date: string | null; url: string | null; archiveUrl: string | null; readOn: string | null; kind: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other"; language: string | null; note: string | null; goneSince: string | null; createdAt: string; updatedAt: string; uses: number; pages: Array<PageUse>; addressCheck?: { state: "gone" | "moved" | "title-changed" | "unreachable" | "not-checked" | "alive" | null; since: string | null; checkedAt: string | null; aliveAt: string | null; movedTo: string | null; firstTitle: string | null; pageTitle: string | null; problem: "missing" | "time" | "name" | "server" | "line" | "redirects" | "robots" | "status" | "address" | "certificate" | "front-page" | null; dueAt: string | null }; usedBy: Array<RestingEntry> };

export type RestingEntry = { kind: "tusker" | "article"; _id: string; slug: string; title: string; state: "published" | "scheduled" | "draft" | "binned"; statements: Array<string>; statementCount: number };

export type NewLibrarySource = { title: string; kind: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other"; publisher?: string | null; author?: string | null; date?: string | null; url?: string | null; archiveUrl?: string | null; readOn?: string | null; language?: string | null; note?: string | null };

export type LibrarySourceChange = { title?: string; kind?: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other"; publisher?: string | null; author?: string | null; date?: string | null; url?: string | null; archiveUrl?: string | null; readOn?: string | null; language?: string | null; note?: string | null };

export type DeletedSource = { key: string };

export type SourceMerge = { into: string; change?: { title?: string; kind?: "official" | "news" | "specialist" | "research" | "encyclopedia" | "directory" | "blog" | "operator" | "book" | "film" | "own" | "other"; publisher?: string | null; author?: string | null; date?: string | null; url?: string | null; archiveUrl?: string | null; readOn?: string | null; language?: string | null; note?: string | null } };

export type BinnedEntry = { kind: "tusker" | "article"; _id: string; slug: string; name: string; publication: "published" | "draft"; binnedAt: string; purgedAt: string; binnedBy: string | null };

export type UnbinnedEntry = { kind: "tusker" | "article"; _id: string; slug: string };

export type PurgedEntry = { _id: string };

export type LoginReply = { access_token: string; expiresAt: string; username: string };

export type LoginRequest = { username: string; password: string; otp?: string };

export type PasskeySignInOffer = { options: Record<string, unknown> };

export type PasskeyLogin = { answer: PasskeyAuthentication };

export type PasskeyAuthentication = { id: string; rawId: string; type: "public-key"; clientExtensionResults: Record<string, unknown>; authenticatorAttachment?: "platform" | "cross-platform"; response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string } };

export type Session = { username: string; expiresAt: string };

export type SignInOptions = { passkeys: boolean; passwordReset: boolean };

export type PasswordResetRequest = { username: string };

export type PasswordWasReset = { username: string };

export type PasswordReset = { token: string; password: string };

export type AddressConfirmed = { username: string };

export type AddressConfirmation = { token: string };

export type OwnAccount = { username: string; role: "writer" | "editor" | "administrator"; createdAt: string; secondFactor: { enabled: boolean; recoveryCodesLeft: number }; mail: { possible: boolean; address: string | null; unconfirmed: string | null; alerts: boolean } };

export type PasswordChanged = { endedSessions: number };

export type PasswordChange = { currentPassword: string; code?: string; newPassword: string };

export type AccountSession = { id: string; device: string | null; createdAt: string; lastUsedAt: string; expiresAt: string; current: boolean };

export type EndedSession = { id: string };

export type EndedSessions = { ended: number };

export type OfferedSecondFactor = { secret: string; uri: string; qrCode: string };

export type OwnPassword = { currentPassword: string };

export type SecondFactorOn = { recoveryCodes: Array<string>; endedSessions: number };

export type AuthenticatorCode = { code: string };

export type Confirmation = { currentPassword: string; code?: string };

export type RecoveryCodes = { recoveryCodes: Array<string> };

export type NewAddress = { email: string; currentPassword: string; code?: string };

export type WantedAlerts = { wanted: boolean };

export type OwnPasskeys = { possible: boolean; passkeys: Array<{ id: string; name: string; createdAt: string; lastUsedAt: string | null }> };

export type PasskeyOffer = { options: Record<string, unknown> };

export type NewPasskey = { name: string; answer: PasskeyRegistration };

export type PasskeyRegistration = { id: string; rawId: string; type: "public-key"; clientExtensionResults: Record<string, unknown>; authenticatorAttachment?: "platform" | "cross-platform"; response: { clientDataJSON: string; attestationObject: string; transports?: Array<string> } };

export type ApiKey = { id: string; name: string; scope: "read" | "write" | "publish"; createdAt: string; expiresAt: string; lastUsedOn: string | null };

export type MadeApiKey = { id: string; name: string; scope: "read" | "write" | "publish"; createdAt: string; expiresAt: string; lastUsedOn: string | null; key: string };

export type NewApiKey = { name: string; scope: "read" | "write" | "publish"; days: number; currentPassword: string; code?: string };

export type RevokedApiKey = { id: string };

export type OpenInvitation = { id: string; username: string; role: "writer" | "editor" | "administrator"; invitedBy: string | null; createdAt: string; expiresAt: string };

export type NewInvitation = { id: string; username: string; role: "writer" | "editor" | "administrator"; url: string; expiresAt: string };

export type Invite = { username: string; role?: "writer" | "editor" | "administrator"; currentPassword: string; code?: string };

export type WithdrawnInvitation = { id: string };

export type ApiKeyOfAccount = { id: string; name: string; scope: "read" | "write" | "publish"; createdAt: string; expiresAt: string; lastUsedOn: string | null; username: string };

export type Account = { id: string; username: string; role: "writer" | "editor" | "administrator"; createdAt: string; disabledAt: string | null; lastUsedAt: string | null; secondFactor: boolean; sessions: number; self: boolean };

export type AccountChange = { disabled: boolean; currentPassword: string; code?: string };

export type RoleChange = { role: "writer" | "editor" | "administrator"; currentPassword: string; code?: string };

export type SecondFactorReset = { id: string };

export type Invitation = { username: string; expiresAt: string };

export type Invited = { username: string };

export type AcceptedInvitation = { password: string };

export type Activity = { happenedAt: string; username: string | null; action: "created" | "changed" | "published" | "unpublished" | "binned" | "unbinned" | "released" | "recalled" | "purged" | "restored" | "imported" | "uploaded" | "removed" | "withdrew" | "renamed" | "merged" | "deleted" | "reordered" | "translated" | "checked" | "looked at warnings" | "submitted" | "sent back" | "took back" | "made review link" | "revoked review link" | "sent again" | "answered" | "signed in" | "signed out" | "changed password" | "ended sign-in" | "turned on second factor" | "turned off second factor" | "used recovery code" | "renewed recovery codes" | "invited" | "withdrew invitation" | "accepted invitation" | "disabled" | "enabled" | "changed role" | "set address" | "removed address" | "added passkey" | "removed passkey" | "made API key" | "revoked API key" | "reset second factor"; subject: { kind: "tusker" | "article" | "picture" | "unused pictures" | "tag" | "source" | "featured tuskers" | "message" | "letter" | "account" | "directory" | "data release" | "setting" | "page" | "webhook"; id: string | null; name: string }; detail: string | null };

export type MessageReceived = { received: true };

export type SentContactForm = { name: string; email: string; subject: string; message: string; website?: string };

export type ReceivedMessage = { _id: string; name: string; email: string; subject: string; message: string; createdAt: string; readAt: string | null; deliveries: Array<Delivery> };

export type Delivery = { channel: "smtp" | "emailjs"; state: "waiting" | "sent" | "failed"; attempts: number; nextAttemptAt: string | null; lastError: string | null; updatedAt: string };

export type MessageMark = { read: boolean };

export type DeletedMessage = { _id: string };

export type SentLetter = { url: string };

export type OwnLetter = { kind: "correction" | "photograph"; about: "name" | "status" | "born" | "died" | "deathCause" | "age" | "height" | "tuskLength" | "origin" | "keeper" | "events" | "features" | "text" | "images" | "other" | null; wrong: string | null; right: string | null; source: string | null; seen: boolean; note: string | null; maker: string | null; licence: string | null; takenOn: string | null; place: "bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya" | null; state: "received" | "reading" | "taken" | "answered" | "declined"; answer: string | null; createdAt: string; hasPhotograph: boolean; tusker: { name: string; slug: string | null }; deletedOn: string };

export type LetterTakenBack = { deleted: true };

export type Letter = { _id: string; kind: "correction" | "photograph"; about: "name" | "status" | "born" | "died" | "deathCause" | "age" | "height" | "tuskLength" | "origin" | "keeper" | "events" | "features" | "text" | "images" | "other" | null; wrong: string | null; right: string | null; source: string | null; seen: boolean; note: string | null; maker: string | null; licence: string | null; takenOn: string | null; place: "bundala" | "flood-plains" | "gal-oya" | "horowpathana" | "kala-wewa" | "kaudulla" | "kumana" | "lahugala-kitulana" | "lunugamvehera" | "maduru-oya" | "minneriya" | "somawathiya" | "udawalawe" | "wasgamuwa" | "wilpattu" | "yala" | "kahalla-pallekele" | "hambantota-reserve" | "sri-dalada-maligawa" | "gangaramaya" | "bellanwila" | "kelaniya" | "nadungamuwa" | "biyagama" | "molagoda" | "pinnawala" | "kataragama" | "aluthgama" | "ampara" | "anuradhapura" | "badulla" | "batticaloa" | "colombo" | "galle" | "gampaha" | "hambantota" | "jaffna" | "kalutara" | "kandy" | "kegalle" | "kilinochchi" | "kurunegala" | "mannar" | "matale" | "matara" | "monaragala" | "mullaitivu" | "nuwara-eliya" | "polonnaruwa" | "puttalam" | "ratnapura" | "trincomalee" | "vavuniya" | null; state: "received" | "reading" | "taken" | "answered" | "declined"; answer: string | null; createdAt: string; name: string | null; permission: "own" | "permitted" | null; photograph: { url: string; shownUrl: string; width: number; height: number; taken: boolean } | null; tusker: { _id: string; name: string; slug: string | null; publication: "published" | "draft" | null }; takenVersion: number | null; settledAt: string | null; deletedOn: string };

export type LetterChange = ({ state: "received" | "reading" } | { state: "answered" | "declined"; answer: string } | { state: "taken"; version?: number; answer?: string });

export type TakenPhotograph = { alt: string; credit: string };

export type DeletedLetter = { _id: string };

export type Upload = { name: string; url: string; width: number; height: number; type: string; bytes: number; placeholder: string | null; sameAs: Array<{ name: string; url: string; usedBy: Array<{ kind: "tusker" | "article"; _id: string; slug: string; title: string }> }> };

export type RemovedUpload = { name: string };

export type CommonsFile = { title: string; pageUrl: string; width: number; height: number; bytes: number; credit: string | null; licence: string | null; licenceUrl: string | null; takenOn: string | null; description: string | null; refusal: string | null; showsPosition: boolean; preview: string | null };

export type CommonsAddress = { address: string };

export type LibraryPicture = { url: string; width: number; height: number; placeholder: string | null; variants: Array<{ url: string; width: number; height: number; type: "image/avif" | "image/webp" | "image/jpeg" }>; alt: string | null; credit: string | null; licence: string | null; takenOn: string | null; focus: { x: number; y: number; chosen: boolean } | null; name: string; kind: "tusker" | "article"; type: string; bytes: number; createdAt: string; usedBy: Array<LibraryPictureUse>; keptByHistory: number; isPublic: boolean; sourceUrl: string | null; sourceShowsPosition: boolean; variantsReady: boolean };

export type LibraryPictureUse = { kind: "tusker" | "article"; _id: string; slug: string; title: string; state: "published" | "scheduled" | "draft" | "binned" };

export type CommonsImage = { alt?: string | null; credit?: string | null; licence?: string | null; takenOn?: string | null; address: string; kind?: "tusker" | "article" };

export type LibraryPage = { pictures: Array<LibraryPicture>; page: number; limit: number; total: number; totalPages: number };

export type ImageWords = { alt?: string | null; credit?: string | null; licence?: string | null; takenOn?: string | null; focus?: { x: number; y: number } | null };

export type WithdrawnPicture = { name: string; entries: number; revisions: number };

export type MadePreview = { url: string; expiresAt: string };

export type NewPreview = ({ kind: "tusker"; id?: string; entry: TuskerChange } | { kind: "article"; id?: string; entry: ArticleChange } | { kind: "page"; id: "home" | "about" | "privacy" | "terms"; entry: PageBody });

export type Preview = ({ kind: "tusker"; expiresAt: string; tusker: TuskerDetail; related: Array<Tusker>; relations: Array<Related> } | { kind: "article"; expiresAt: string; article: ArticleDetail; related: Array<Article> } | { kind: "page"; expiresAt: string; key: "home" | "about" | "privacy" | "terms"; page: PublishedPage });

export type SubmissionSummary = { _id: string; kind: "tusker" | "article"; entryId: string; name: string; baseVersion: number; entryVersion: number | null; entryState: "published" | "draft" | "binned" | "gone"; round: number; author: string; note: string; state: "waiting" | "sent_back" | "approved" | "taken_back" | "ended"; reason: string | null; reviewer: string | null; submittedAt: string; decidedAt: string | null; openComments: number };

export type Submission = { _id: string; kind: "tusker" | "article"; entryId: string; name: string; baseVersion: number; entryVersion: number | null; entryState: "published" | "draft" | "binned" | "gone"; round: number; author: string; note: string; state: "waiting" | "sent_back" | "approved" | "taken_back" | "ended"; reason: string | null; reviewer: string | null; submittedAt: string; decidedAt: string | null; openComments: number; content: Record<string, unknown>; before: Record<string, unknown> | null; comments: Array<SubmissionComment> };

export type SubmissionComment = { _id: string; round: number; field: string | null; paragraph: number | null; text: string; author: string; createdAt: string; resolvedAt: string | null; resolvedBy: string | null; byLink: boolean; agrees: boolean };

export type NewSubmission = ({ kind: "tusker"; id: string; version: number; note?: string; entry?: { name: string; aliases?: Array<string> | null; status?: "alive" | "dead" | "missing" | null; statusAsOf?: string | null; statusNote?: string | null; age: number | null; ageNote?: string | null; bornYear?: number | null; diedOn?: string | null; heightM?: number | null; location: string; category?: "wild" | "domesticated" | "conservation" | null; tags?: Array<string> | null; tusks?: string | null; origin?: string | null; wikidata?: string | null; description?: string | null; publication?: "published" | "draft" | null; claims?: (Claims & Record<string, unknown> | null); events?: Array<RecordedEvent> | null; features?: Array<Feature> | null; relations?: Array<Relation> | null; sources?: Array<SentSource> | null; portrait?: PortraitParameters; imageUrl?: (Array<string> | string | null); images?: (Array<string> | string | null); imageDetails?: Array<ImageDetailInput> | null; slug?: string } } | { kind: "article"; id: string; version: number; note?: string; entry?: { title: string; excerpt: string; description?: string | null; content: string; category: "conservation" | "education" | "research" | "wildlife"; tags?: Array<string> | null; author: string; publishDate: string; publication?: "published" | "draft" | null; sources?: Array<SentSource> | null; imageUrl?: (Array<string> | string | null); images?: (Array<string> | string | null); imageDetails?: Array<ImageDetailInput> | null; slug?: string } });

export type NewSubmissionComment = { field?: string; paragraph?: number; text: string };

export type SubmissionCommentMark = { resolved: boolean };

export type Approval = { round: number; version?: number };

export type SendingBack = { round: number; reason: string };

export type TakingBack = { round: number };

export type ReviewLink = { _id: string; label: string; madeBy: string; createdAt: string; expiresAt: string; state: "works" | "expired" | "revoked" | "over"; revokedAt: string | null; revokedBy: string | null; openedAt: string | null; expertName: string | null };

export type MadeReviewLink = { _id: string; label: string; madeBy: string; createdAt: string; expiresAt: string; state: "works" | "expired" | "revoked" | "over"; revokedAt: string | null; revokedBy: string | null; openedAt: string | null; expertName: string | null; url: string };

export type NewReviewLink = { label: string };

export type Review = { preview: Preview; round: number; isChange: boolean; changed: Array<string>; passages: Array<{ field: string; paragraph: number | null; text: string }>; expertName: string | null; agreedAt: string | null; comments: Array<{ field: string | null; paragraph: number | null; text: string; createdAt: string; isOnEarlier: boolean }> };

export type StoredRemark = { stored: true };

export type ReviewRemark = { name: string; round: number; field?: string; paragraph?: number; text?: string; agrees?: boolean };

export type TagUse = { tag: string; tuskers: number; articles: number };

export type RenamedTag = { tag: string; tuskers: number; articles: number; merged: boolean; warnings?: Array<Warning> };

export type TagChange = { name: string };

export type DeletedTag = { tag: string };

export type DrawnPortrait = { svg: string; alt: string };

export type PortraitDrawing = { tags?: Array<string> | null; description?: string | null; status?: "alive" | "dead" | "missing" | null; category?: "wild" | "domesticated" | "conservation" | null; tusks?: string | null; aliases?: Array<string> | null; features?: Array<Feature> | null; claims?: (Claims & Record<string, unknown> | null); events?: Array<RecordedEvent> | null; portrait?: PortraitParameters; slug?: string; name?: string; location?: string; age?: number | null };

export type Webhook = { id: string; url: string; events: Array<"tusker.published" | "tusker.changed" | "tusker.withdrawn" | "article.published" | "article.changed" | "article.withdrawn">; active: boolean; pausedWhy: string | null; createdAt: string; deliveries: Array<WebhookDelivery> };

export type WebhookDelivery = { id: string; event: "tusker.published" | "tusker.changed" | "tusker.withdrawn" | "article.published" | "article.changed" | "article.withdrawn" | "test"; state: "waiting" | "sent" | "failed"; attempts: number; nextAttemptAt: string | null; lastError: string | null; createdAt: string };

export type AddedWebhook = { id: string; url: string; events: Array<"tusker.published" | "tusker.changed" | "tusker.withdrawn" | "article.published" | "article.changed" | "article.withdrawn">; active: boolean; pausedWhy: string | null; createdAt: string; secret: string };

export type NewWebhook = { url: string; events: Array<"tusker.published" | "tusker.changed" | "tusker.withdrawn" | "article.published" | "article.changed" | "article.withdrawn"> };

export type WebhookChanged = { id: string };

export type WebhookChange = { active: boolean };

export type DeskCounts = { tuskers: { published: number; drafts: number; binned: number; warned: number }; articles: { published: number; drafts: number; scheduled: number; binned: number; warned: number }; messages?: { unread: number; undelivered: number }; letters?: { open: number }; reviews: number; translations?: number; pictures: { total: number; withoutAlt: number; withoutCredit: number }; backups?: { scheduled: boolean; good: { finishedAt: string; fileBytes: number; pictures: number; missing: number; damaged: number } | null; failure: { failedAt: string; message: string } | null }; newAccounts?: Array<{ username: string; createdAt: string; invitedBy: string | null }> };

export type FoundHits = { hits: Array<FoundHit>; next: string | null };

export type FoundHit = { group: "texts" | "facts" | "events" | "tags" | "sources" | "images" | "translations"; kind: "tusker" | "article" | "page" | "tag" | "source" | "image"; _id: string; name: string; isDraft: boolean; language: "si" | "ta" | null; path: string; place: string; text: string; marks: Array<{ start: number; end: number }>; more: number; imageDetails: Array<ImageDetail>; drawingUrl: string | null };

export type ImportReport = { dryRun: boolean; created: number; changed: number; unchanged: number; failed: number; items: Array<ImportedItem>; unlisted: number };

export type ImportedItem = { kind: "tusker" | "article" | "source" | "featured tuskers" | "setting" | "page" | "picture" | "translation"; _id?: string; name: string; result: "created" | "changed" | "unchanged" | "failed"; changes?: Array<string>; warnings?: Array<Warning>; message?: string };

/** A body that is sent as it is: a form or a file. */
export type RawBody = NonNullable<RequestInit["body"]>;

/** What each call takes, and what it answers when all goes well. */
export type Operations = {
  /** Accept an invitation */
  acceptInvitation: { input: { path: { token: string }; body: AcceptedInvitation }; answer: Invited };
  /** Add a passkey */
  addOwnPasskey: { input: { body: NewPasskey }; answer: Record<string, unknown> };
  /** Add a webhook */
  addWebhook: { input: { body: NewWebhook }; answer: AddedWebhook };
  /** Approve a submission and publish it */
  approveSubmission: { input: { path: { id: string }; body: Approval }; answer: Submission };
  /** Start adding a passkey */
  beginAddingPasskey: { input: { body: Confirmation }; answer: PasskeyOffer };
  /** Start logging in with a passkey */
  beginPasskeySignIn: { input: Record<never, never>; answer: PasskeySignInOffer };
  /** Start setting up a second factor */
  beginSecondFactor: { input: { body: OwnPassword }; answer: OfferedSecondFactor };
  /** Move an article to the bin */
  binArticle: { input: { path: { id: string }; header?: { "if-match"?: string } }; answer: Binned };
  /** Move a tusker to the bin */
  binTusker: { input: { path: { id: string }; header?: { "if-match"?: string } }; answer: Binned };
  /** Change an article */
  changeArticle: { input: { path: { id: string }; header?: { "if-match"?: string }; body: ArticleChange }; answer: SavedArticle };
  /** Change the texts of an image */
  changeImage: { input: { path: { name: string }; body: ImageWords }; answer: LibraryPicture };
  /** Answer a letter, or note what became of it */
  changeLetter: { input: { path: { id: string }; body: LetterChange }; answer: Letter };
  /** Publish, unpublish, bin or tag several articles */
  changeManyArticles: { input: { body: BulkChange }; answer: BulkResult };
  /** Publish, unpublish, bin or tag several tuskers */
  changeManyTuskers: { input: { body: BulkChange }; answer: BulkResult };
  /** Change your password */
  changeOwnPassword: { input: { body: PasswordChange }; answer: PasswordChanged };
  /** Change a source */
  changeSource: { input: { path: { key: string }; header?: { "if-match"?: string }; body: LibrarySourceChange }; answer: LibrarySource };
  /** Change a tusker */
  changeTusker: { input: { path: { id: string }; header?: { "if-match"?: string }; body: TuskerChange }; answer: SavedTusker };
  /** Pause or resume a webhook */
  changeWebhook: { input: { path: { id: string }; body: WebhookChange }; answer: WebhookChanged };
  /** Check a source's address now */
  checkSource: { input: { path: { key: string } }; answer: AddressCheck };
  /** Choose and order the featured tuskers */
  chooseFeaturedTuskers: { input: { body: FeaturedPick }; answer: Array<Tusker> };
  /** Comment on a submission */
  commentOnSubmission: { input: { path: { id: string }; body: NewSubmissionComment }; answer: SubmissionComment };
  /** Confirm an e-mail address by a mailed link */
  confirmEmail: { input: { body: AddressConfirmation }; answer: AddressConfirmed };
  /** Add an article */
  createArticle: { input: { body: NewArticle }; answer: SavedArticle };
  /** Invite someone */
  createInvitation: { input: { body: Invite }; answer: NewInvitation };
  /** Make a preview */
  createPreview: { input: { body: NewPreview }; answer: MadePreview };
  /** Make a review link */
  createReviewLink: { input: { path: { id: string }; body: NewReviewLink }; answer: MadeReviewLink };
  /** Add a source */
  createSource: { input: { body: NewLibrarySource }; answer: LibrarySource };
  /** Submit an entry for review */
  createSubmission: { input: { body: NewSubmission }; answer: Submission };
  /** Add a tusker */
  createTusker: { input: { body: NewTusker }; answer: SavedTusker };
  /** Delete an entry for ever */
  deleteForEver: { input: { path: { id: string; kind: string } }; answer: PurgedEntry };
  /** Remove an image */
  deleteImage: { input: { path: { name: string } }; answer: RemovedUpload };
  /** Delete a letter */
  deleteLetter: { input: { path: { id: string } }; answer: DeletedLetter };
  /** Delete a message */
  deleteMessage: { input: { path: { id: string } }; answer: DeletedMessage };
  /** Delete a source that nothing uses */
  deleteSource: { input: { path: { key: string } }; answer: DeletedSource };
  /** Remove a tag from every entry */
  deleteTag: { input: { path: { tag: string } }; answer: DeletedTag };
  /** Delete a webhook */
  deleteWebhook: { input: { path: { id: string } }; answer: WebhookChanged };
  /** Send a message again */
  deliverMessageAgain: { input: { path: { id: string } }; answer: ReceivedMessage };
  /** Draw the portrait of an unsaved tusker */
  drawPortrait: { input: { body: PortraitDrawing }; answer: DrawnPortrait };
  /** End all your other sign-ins */
  endOtherOwnSessions: { input: Record<never, never>; answer: EndedSessions };
  /** End one of your sign-ins */
  endOwnSession: { input: { path: { id: string } }; answer: EndedSession };
  /** Export the whole directory as one file */
  exportDirectory: { input: { query?: { format?: "json" | "csv"; kind?: "tusker" | "article" } }; answer: Record<string, unknown> };
  /** Export a language for translators */
  exportTranslations: { input: { path: { language: string }; query?: { format?: "xliff" | "csv"; choice?: "all" | "open" } }; answer: unknown };
  /** Find words in all texts */
  findWords: { input: { query: { search: string; after?: string; limit?: string } }; answer: FoundHits };
  /** Forget what was found at a source's address */
  forgetSourceCheck: { input: { path: { key: string } }; answer: AddressCheck };
  /** Read the counts of the admin area */
  getAdminCounts: { input: Record<never, never>; answer: DeskCounts };
  /** Read an article by id */
  getArticle: { input: { path: { id: string } }; answer: ArticleDetail };
  /** Read an article by slug */
  getArticleBySlug: { input: { path: { slug: string } }; answer: ArticleDetail };
  /** An article as it was after one save */
  getArticleRevision: { input: { path: { id: string; version: string } }; answer: RevisionContent };
  /** Read a stored image */
  getImage: { input: { path: { name: string } }; answer: LibraryPicture };
  /** Read an invitation by its link */
  getInvitation: { input: { path: { token: string } }; answer: Invitation };
  /** The data of the key */
  getKey: { input: Record<never, never>; answer: KeyData };
  /** The estimate of wild tuskers */
  getKeyEstimate: { input: Record<never, never>; answer: StoredKeyEstimate };
  /** Read a letter */
  getLetter: { input: { path: { id: string } }; answer: Letter };
  /** Your own account */
  getOwnAccount: { input: Record<never, never>; answer: OwnAccount };
  /** Read one's own letter */
  getOwnLetter: { input: { path: { token: string } }; answer: OwnLetter };
  /** Read the newest version of a page */
  getPage: { input: { path: { id: string } }; answer: EditedPage };
  /** A page as it was after one save */
  getPageRevision: { input: { path: { id: string; version: string } }; answer: RevisionContent };
  /** One place */
  getPlace: { input: { path: { key: string } }; answer: PlaceDetail };
  /** Read a preview */
  getPreview: { input: { path: { token: string } }; answer: Preview };
  /** Read a page as visitors see it */
  getPublishedPage: { input: { path: { id: string } }; answer: PublishedPage };
  /** The record, counted */
  getRecordStatistics: { input: Record<never, never>; answer: RecordStatistics };
  /** Read what a review link shows */
  getReview: { input: { path: { token: string } }; answer: Review };
  /** Who is logged in */
  getSession: { input: Record<never, never>; answer: Session };
  /** Which ways to sign in this site offers */
  getSignInOptions: { input: Record<never, never>; answer: SignInOptions };
  /** How the site presents itself */
  getSite: { input: Record<never, never>; answer: SiteIdentity };
  /** Read the settings of the site */
  getSiteSettings: { input: Record<never, never>; answer: EditedSiteSettings };
  /** One source, and the entries that rest on it */
  getSource: { input: { path: { key: string } }; answer: SourceWithUses };
  /** What the check of addresses has found */
  getSourceCheckCounts: { input: Record<never, never>; answer: AddressChecks };
  /** Read a submission */
  getSubmission: { input: { path: { id: string } }; answer: Submission };
  /** The English of an entry or a page beside its translation */
  getTranslation: { input: { path: { language: string; kind: string; id: string } }; answer: EditedTranslation };
  /** Read a tusker by id */
  getTusker: { input: { path: { id: string } }; answer: TuskerDetail };
  /** Read a tusker by slug */
  getTuskerBySlug: { input: { path: { slug: string } }; answer: TuskerDetail };
  /** A tusker as it was after one save */
  getTuskerRevision: { input: { path: { id: string; version: string } }; answer: RevisionContent };
  /** Import a file */
  importDirectory: { input: { query?: { dryRun?: "0" | "1"; kind?: "tusker" | "article" }; body: { format: "sri-lankan-tuskers"; version: 1; exportedAt?: string; sources?: Array<Record<string, unknown>>; tuskers?: Array<TuskerChange>; articles?: Array<ArticleChange>; translations?: Array<Record<string, unknown>>; featured?: Array<string>; settings?: Record<string, unknown> } }; answer: ImportReport };
  /** Import a file of translators */
  importTranslations: { input: { path: { language: string }; query?: { dryRun?: "0" | "1"; state?: "translated" | "machine"; translator?: string }; body: RawBody }; answer: TranslationImport };
  /** List the accounts */
  listAccounts: { input: Record<never, never>; answer: Array<Account> };
  /** Who did what */
  listActivity: { input: { query?: { page?: string; limit?: string } }; answer: Array<Activity> };
  /** List the API keys of all accounts */
  listApiKeys: { input: Record<never, never>; answer: Array<ApiKeyOfAccount> };
  /** The history of an article */
  listArticleRevisions: { input: { path: { id: string } }; answer: Array<Revision> };
  /** All tags of public articles */
  listArticleTags: { input: Record<never, never>; answer: Array<string> };
  /** List articles */
  listArticles: { input: { query?: { page?: string; limit?: string; search?: string; category?: string; drafts?: "0" | "1"; publication?: string; warnings?: string; sort?: string } }; answer: Array<Article> };
  /** List the bin */
  listBin: { input: { query?: { page?: string; limit?: string } }; answer: Array<BinnedEntry> };
  /** All data releases */
  listDataReleases: { input: Record<never, never>; answer: Array<DataRelease> };
  /** On this day */
  listDaysOfRecord: { input: Record<never, never>; answer: DaysOfTheRecord };
  /** The featured tuskers */
  listFeaturedTuskers: { input: { query?: { drafts?: "0" | "1" } }; answer: Array<Tusker> };
  /** Heights */
  listHeights: { input: { query?: { page?: string } }; answer: Heights };
  /** List stored images */
  listImages: { input: { query?: { search?: string; filter?: string; page?: string; limit?: string } }; answer: LibraryPage };
  /** List the open invitations */
  listInvitations: { input: Record<never, never>; answer: Array<OpenInvitation> };
  /** List letters */
  listLetters: { input: { query?: { page?: string; limit?: string; closed?: "0" | "1" } }; answer: Array<Letter> };
  /** All lives */
  listLives: { input: { query?: { status?: string; category?: string; place?: string; cause?: string; limit?: string } }; answer: Array<Life> };
  /** List contact messages */
  listMessages: { input: { query?: { page?: string; limit?: string; unread?: "0" | "1" } }; answer: Array<ReceivedMessage> };
  /** Your API keys */
  listOwnApiKeys: { input: Record<never, never>; answer: Array<ApiKey> };
  /** Your passkeys */
  listOwnPasskeys: { input: Record<never, never>; answer: OwnPasskeys };
  /** Where you are signed in */
  listOwnSessions: { input: Record<never, never>; answer: Array<AccountSession> };
  /** The history of a page */
  listPageRevisions: { input: { path: { id: string } }; answer: Array<Revision> };
  /** The pages that can be edited */
  listPages: { input: Record<never, never>; answer: Array<ListedPage> };
  /** All places */
  listPlaces: { input: Record<never, never>; answer: Array<Place> };
  /** Ten questions */
  listQuestions: { input: { query?: { set?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" } }; answer: QuestionSet };
  /** Random tuskers */
  listRandomTuskers: { input: { query?: { limit?: string; exclude?: string } }; answer: Array<Tusker> };
  /** The newest articles */
  listRecentArticles: { input: { query?: { limit?: string } }; answer: Array<Article> };
  /** Tuskers to read about next */
  listRelatedTuskers: { input: { path: { id: string } }; answer: Array<Tusker> };
  /** List the review links of a submission */
  listReviewLinks: { input: { path: { id: string } }; answer: Array<ReviewLink> };
  /** Sources that may be the same */
  listSimilarSources: { input: { query?: { title?: string; url?: string; except?: string } }; answer: Array<LibrarySource> };
  /** List sources */
  listSources: { input: { query?: { search?: string; kind?: string; show?: string; sort?: string; page?: string; limit?: string } }; answer: Array<ListedSource> };
  /** List what was submitted for review */
  listSubmissions: { input: { query?: { page?: string; limit?: string; state?: "waiting" | "open" | "decided"; entry?: string } }; answer: Array<SubmissionSummary> };
  /** All tags with their uses */
  listTags: { input: Record<never, never>; answer: Array<TagUse> };
  /** What is to be translated into a language */
  listTranslations: { input: { path: { language: string } }; answer: Array<TranslationWork> };
  /** What changed since he was published */
  listTuskerCorrections: { input: { path: { id: string } }; answer: Array<Correction> };
  /** Relations to other animals, from both sides */
  listTuskerRelations: { input: { path: { id: string } }; answer: Array<Related> };
  /** The history of a tusker */
  listTuskerRevisions: { input: { path: { id: string } }; answer: Array<Revision> };
  /** All tags of public tuskers */
  listTuskerTags: { input: Record<never, never>; answer: Array<string> };
  /** List tuskers */
  listTuskers: { input: { query?: { page?: string; limit?: string; search?: string; category?: string; status?: string; tag?: string; drafts?: "0" | "1"; publication?: string; warnings?: string; sort?: string } }; answer: Array<Tusker> };
  /** List the webhooks */
  listWebhooks: { input: Record<never, never>; answer: Array<Webhook> };
  /** Look up a file of Wikimedia Commons */
  lookUpCommonsFile: { input: { body: CommonsAddress }; answer: CommonsFile };
  /** Make an API key */
  makeOwnApiKey: { input: { body: NewApiKey }; answer: MadeApiKey };
  /** Mark the warnings of an article as looked at */
  markArticleWarningsSeen: { input: { path: { id: string }; header?: { "if-match"?: string } }; answer: NotedWarnings };
  /** Mark a comment as settled, or open it again */
  markComment: { input: { path: { id: string; commentId: string }; body: SubmissionCommentMark }; answer: SubmissionComment };
  /** Mark a message as read or unread */
  markMessage: { input: { path: { id: string }; body: MessageMark }; answer: ReceivedMessage };
  /** Mark the warnings of a tusker as looked at */
  markTuskerWarningsSeen: { input: { path: { id: string }; header?: { "if-match"?: string } }; answer: NotedWarnings };
  /** Merge a source into another */
  mergeSource: { input: { path: { key: string }; body: SourceMerge }; answer: SourceWithUses };
  /** Say that the form of an article was closed */
  noteArticleFormClosed: { input: { path: { id: string; form: string } }; answer: { form: string } };
  /** Say that the form of an article is open */
  noteArticleFormOpen: { input: { path: { id: string; form: string } }; answer: OtherEditors };
  /** Say that the form of a tusker was closed */
  noteTuskerFormClosed: { input: { path: { id: string; form: string } }; answer: { form: string } };
  /** Say that the form of a tusker is open */
  noteTuskerFormOpen: { input: { path: { id: string; form: string } }; answer: OtherEditors };
  /** Remove your e-mail address */
  removeOwnEmail: { input: { body: Confirmation }; answer: Record<string, unknown> };
  /** Remove a passkey */
  removeOwnPasskey: { input: { path: { id: string }; body: { currentPassword: string; code?: string } }; answer: Record<string, unknown> };
  /** Rename a tag */
  renameTag: { input: { path: { tag: string }; body: TagChange }; answer: RenamedTag };
  /** Get new recovery codes */
  renewRecoveryCodes: { input: { body: Confirmation }; answer: RecoveryCodes };
  /** Ask for a link to set a new password */
  requestPasswordReset: { input: { body: PasswordResetRequest }; answer: Record<string, unknown> };
  /** Reset the second factor of an account */
  resetAccountSecondFactor: { input: { path: { id: string }; body: Confirmation }; answer: SecondFactorReset };
  /** Set a new password by a mailed link */
  resetPassword: { input: { body: PasswordReset }; answer: PasswordWasReset };
  /** Restore an old version of an article */
  restoreArticleRevision: { input: { path: { id: string; version: string }; header?: { "if-match"?: string } }; answer: RestoredArticle };
  /** Restore an entry from the bin */
  restoreFromBin: { input: { path: { id: string; kind: string } }; answer: UnbinnedEntry };
  /** Restore an old version of a page */
  restorePageRevision: { input: { path: { id: string; version: string }; header?: { "if-match"?: string } }; answer: RestoredPage };
  /** Restore an old version of a tusker */
  restoreTuskerRevision: { input: { path: { id: string; version: string }; header?: { "if-match"?: string } }; answer: RestoredTusker };
  /** Revoke an API key of any account */
  revokeApiKey: { input: { path: { id: string } }; answer: RevokedApiKey };
  /** Revoke one of your API keys */
  revokeOwnApiKey: { input: { path: { id: string } }; answer: RevokedApiKey };
  /** Revoke a review link */
  revokeReviewLink: { input: { path: { id: string; linkId: string } }; answer: ReviewLink };
  /** Change the estimate of wild tuskers */
  saveKeyEstimate: { input: { body: KeyEstimate }; answer: StoredKeyEstimate };
  /** Save a page as a draft, or publish it */
  savePage: { input: { path: { id: string }; header?: { "if-match"?: string }; body: PageBody }; answer: EditedPage };
  /** Change the settings of the site */
  saveSiteSettings: { input: { header?: { "if-match"?: string }; body: SiteSettings }; answer: EditedSiteSettings };
  /** Save pieces of a translation, or mark them as checked */
  saveTranslation: { input: { path: { language: string; kind: string; id: string }; header?: { "if-match"?: string }; body: TranslationBody }; answer: EditedTranslation };
  /** Find the tuskers of a category */
  searchTuskersByCategory: { input: { query: { category: "wild" | "domesticated" | "conservation"; page?: string; limit?: string } }; answer: Array<Tusker> };
  /** Find tuskers by any part of a name */
  searchTuskersByName: { input: { query: { name: string; page?: string; limit?: string } }; answer: Array<Tusker> };
  /** Send a submission back to its author */
  sendBackSubmission: { input: { path: { id: string }; body: SendingBack }; answer: Submission };
  /** Send a delivery again */
  sendDeliveryAgain: { input: { path: { id: string; delivery: string } }; answer: WebhookChanged };
  /** Send a letter about a tusker to the editors */
  sendLetter: { input: { body: RawBody }; answer: SentLetter };
  /** Send a message to the editors of the directory */
  sendMessage: { input: { body: SentContactForm }; answer: MessageReceived };
  /** Comment on what a review link shows, or agree with it */
  sendRemark: { input: { path: { token: string }; body: ReviewRemark }; answer: StoredRemark };
  /** Send a test to a webhook */
  sendTestEvent: { input: { path: { id: string } }; answer: WebhookChanged };
  /** Disable or enable an account */
  setAccountDisabled: { input: { path: { id: string }; body: AccountChange }; answer: Account };
  /** Change the role of an account */
  setAccountRole: { input: { path: { id: string }; body: RoleChange }; answer: Account };
  /** Choose whether you get mail when the site needs attention */
  setOwnAlerts: { input: { body: WantedAlerts }; answer: Record<string, unknown> };
  /** Set your e-mail address */
  setOwnEmail: { input: { body: NewAddress }; answer: Record<string, unknown> };
  /** Log in */
  signIn: { input: { body: LoginRequest }; answer: LoginReply };
  /** Log in with a passkey */
  signInWithPasskey: { input: { body: PasskeyLogin }; answer: LoginReply };
  /** Log out */
  signOut: { input: Record<never, never>; answer: Record<string, unknown> };
  /** Near spellings of a name */
  suggestTuskers: { input: { query: { q: string } }; answer: Array<Suggestion> };
  /** Take one's own letter back */
  takeBackOwnLetter: { input: { path: { token: string } }; answer: LetterTakenBack };
  /** Take back one's own submission */
  takeBackSubmission: { input: { path: { id: string }; body: TakingBack }; answer: Submission };
  /** Take the photograph of a letter into the library of images */
  takeLetterPhotograph: { input: { path: { id: string }; body: TakenPhotograph }; answer: Letter };
  /** Take over a file of Wikimedia Commons */
  takeOverCommonsFile: { input: { body: CommonsImage }; answer: LibraryPicture };
  /** Turn your second factor off */
  turnOffSecondFactor: { input: { body: Confirmation }; answer: Record<string, unknown> };
  /** Turn your second factor on */
  turnOnSecondFactor: { input: { body: AuthenticatorCode }; answer: SecondFactorOn };
  /** Take a change of several articles back */
  undoChangeOfManyArticles: { input: { body: BulkUndo }; answer: BulkResult };
  /** Take a change of several tuskers back */
  undoChangeOfManyTuskers: { input: { body: BulkUndo }; answer: BulkResult };
  /** Upload an image */
  uploadImage: { input: { body: RawBody }; answer: Upload };
  /** Withdraw an image */
  withdrawImage: { input: { path: { name: string } }; answer: WithdrawnPicture };
  /** Withdraw an invitation */
  withdrawInvitation: { input: { path: { id: string } }; answer: WithdrawnInvitation };
};

/** The method and the address of each call. */
export const ADDRESSES: Readonly<Record<keyof Operations, readonly [method: string, path: string]>> = {
  acceptInvitation: ["POST", "/api/invitations/{token}"],
  addOwnPasskey: ["POST", "/api/account/passkeys"],
  addWebhook: ["POST", "/api/webhooks"],
  approveSubmission: ["POST", "/api/submissions/{id}/approve"],
  beginAddingPasskey: ["POST", "/api/account/passkeys/challenge"],
  beginPasskeySignIn: ["POST", "/api/auth/passkey/challenge"],
  beginSecondFactor: ["POST", "/api/account/second-factor"],
  binArticle: ["DELETE", "/api/articles/{id}"],
  binTusker: ["DELETE", "/api/tuskers/{id}"],
  changeArticle: ["PUT", "/api/articles/{id}"],
  changeImage: ["PUT", "/api/uploads/{name}"],
  changeLetter: ["PUT", "/api/letters/{id}"],
  changeManyArticles: ["POST", "/api/articles/bulk"],
  changeManyTuskers: ["POST", "/api/tuskers/bulk"],
  changeOwnPassword: ["PUT", "/api/account/password"],
  changeSource: ["PUT", "/api/sources/{key}"],
  changeTusker: ["PUT", "/api/tuskers/{id}"],
  changeWebhook: ["PUT", "/api/webhooks/{id}"],
  checkSource: ["POST", "/api/sources/{key}/check"],
  chooseFeaturedTuskers: ["PUT", "/api/tuskers/featured"],
  commentOnSubmission: ["POST", "/api/submissions/{id}/comments"],
  confirmEmail: ["PUT", "/api/auth/email"],
  createArticle: ["POST", "/api/articles"],
  createInvitation: ["POST", "/api/accounts/invitations"],
  createPreview: ["POST", "/api/previews"],
  createReviewLink: ["POST", "/api/submissions/{id}/links"],
  createSource: ["POST", "/api/sources"],
  createSubmission: ["POST", "/api/submissions"],
  createTusker: ["POST", "/api/tuskers"],
  deleteForEver: ["DELETE", "/api/bin/{kind}/{id}"],
  deleteImage: ["DELETE", "/api/uploads/{name}"],
  deleteLetter: ["DELETE", "/api/letters/{id}"],
  deleteMessage: ["DELETE", "/api/messages/{id}"],
  deleteSource: ["DELETE", "/api/sources/{key}"],
  deleteTag: ["DELETE", "/api/tags/{tag}"],
  deleteWebhook: ["DELETE", "/api/webhooks/{id}"],
  deliverMessageAgain: ["POST", "/api/messages/{id}/deliveries"],
  drawPortrait: ["POST", "/api/drawings/portrait"],
  endOtherOwnSessions: ["DELETE", "/api/account/sessions"],
  endOwnSession: ["DELETE", "/api/account/sessions/{id}"],
  exportDirectory: ["GET", "/api/export"],
  exportTranslations: ["GET", "/api/translations/{language}/export"],
  findWords: ["GET", "/api/desk/find"],
  forgetSourceCheck: ["DELETE", "/api/sources/{key}/check"],
  getAdminCounts: ["GET", "/api/desk"],
  getArticle: ["GET", "/api/articles/{id}"],
  getArticleBySlug: ["GET", "/api/articles/slug/{slug}"],
  getArticleRevision: ["GET", "/api/articles/{id}/revisions/{version}"],
  getImage: ["GET", "/api/uploads/{name}"],
  getInvitation: ["GET", "/api/invitations/{token}"],
  getKey: ["GET", "/api/key"],
  getKeyEstimate: ["GET", "/api/settings/key"],
  getLetter: ["GET", "/api/letters/{id}"],
  getOwnAccount: ["GET", "/api/account"],
  getOwnLetter: ["GET", "/api/letters/sent/{token}"],
  getPage: ["GET", "/api/pages/{id}"],
  getPageRevision: ["GET", "/api/pages/{id}/revisions/{version}"],
  getPlace: ["GET", "/api/places/{key}"],
  getPreview: ["GET", "/api/previews/{token}"],
  getPublishedPage: ["GET", "/api/pages/{id}/published"],
  getRecordStatistics: ["GET", "/api/record/statistics"],
  getReview: ["GET", "/api/reviews/{token}"],
  getSession: ["GET", "/api/auth/session"],
  getSignInOptions: ["GET", "/api/auth/options"],
  getSite: ["GET", "/api/site"],
  getSiteSettings: ["GET", "/api/settings/site"],
  getSource: ["GET", "/api/sources/{key}"],
  getSourceCheckCounts: ["GET", "/api/sources/checks"],
  getSubmission: ["GET", "/api/submissions/{id}"],
  getTranslation: ["GET", "/api/translations/{language}/{kind}/{id}"],
  getTusker: ["GET", "/api/tuskers/{id}"],
  getTuskerBySlug: ["GET", "/api/tuskers/slug/{slug}"],
  getTuskerRevision: ["GET", "/api/tuskers/{id}/revisions/{version}"],
  importDirectory: ["POST", "/api/import"],
  importTranslations: ["POST", "/api/translations/{language}/import"],
  listAccounts: ["GET", "/api/accounts"],
  listActivity: ["GET", "/api/activity"],
  listApiKeys: ["GET", "/api/accounts/api-keys"],
  listArticleRevisions: ["GET", "/api/articles/{id}/revisions"],
  listArticleTags: ["GET", "/api/articles/tags/all"],
  listArticles: ["GET", "/api/articles"],
  listBin: ["GET", "/api/bin"],
  listDataReleases: ["GET", "/api/data-releases"],
  listDaysOfRecord: ["GET", "/api/record/on-this-day"],
  listFeaturedTuskers: ["GET", "/api/tuskers/featured"],
  listHeights: ["GET", "/api/record/heights"],
  listImages: ["GET", "/api/uploads"],
  listInvitations: ["GET", "/api/accounts/invitations"],
  listLetters: ["GET", "/api/letters"],
  listLives: ["GET", "/api/record"],
  listMessages: ["GET", "/api/messages"],
  listOwnApiKeys: ["GET", "/api/account/api-keys"],
  listOwnPasskeys: ["GET", "/api/account/passkeys"],
  listOwnSessions: ["GET", "/api/account/sessions"],
  listPageRevisions: ["GET", "/api/pages/{id}/revisions"],
  listPages: ["GET", "/api/pages"],
  listPlaces: ["GET", "/api/places"],
  listQuestions: ["GET", "/api/record/questions"],
  listRandomTuskers: ["GET", "/api/tuskers/random/tusker"],
  listRecentArticles: ["GET", "/api/articles/recent"],
  listRelatedTuskers: ["GET", "/api/tuskers/{id}/related"],
  listReviewLinks: ["GET", "/api/submissions/{id}/links"],
  listSimilarSources: ["GET", "/api/sources/duplicates"],
  listSources: ["GET", "/api/sources"],
  listSubmissions: ["GET", "/api/submissions"],
  listTags: ["GET", "/api/tags"],
  listTranslations: ["GET", "/api/translations/{language}"],
  listTuskerCorrections: ["GET", "/api/tuskers/{id}/corrections"],
  listTuskerRelations: ["GET", "/api/tuskers/{id}/relations"],
  listTuskerRevisions: ["GET", "/api/tuskers/{id}/revisions"],
  listTuskerTags: ["GET", "/api/tuskers/tags/all"],
  listTuskers: ["GET", "/api/tuskers"],
  listWebhooks: ["GET", "/api/webhooks"],
  lookUpCommonsFile: ["POST", "/api/uploads/commons/look-up"],
  makeOwnApiKey: ["POST", "/api/account/api-keys"],
  markArticleWarningsSeen: ["POST", "/api/articles/{id}/warnings/seen"],
  markComment: ["PUT", "/api/submissions/{id}/comments/{commentId}"],
  markMessage: ["PUT", "/api/messages/{id}"],
  markTuskerWarningsSeen: ["POST", "/api/tuskers/{id}/warnings/seen"],
  mergeSource: ["POST", "/api/sources/{key}/merge"],
  noteArticleFormClosed: ["DELETE", "/api/articles/{id}/editing/{form}"],
  noteArticleFormOpen: ["PUT", "/api/articles/{id}/editing/{form}"],
  noteTuskerFormClosed: ["DELETE", "/api/tuskers/{id}/editing/{form}"],
  noteTuskerFormOpen: ["PUT", "/api/tuskers/{id}/editing/{form}"],
  removeOwnEmail: ["POST", "/api/account/email/off"],
  removeOwnPasskey: ["POST", "/api/account/passkeys/{id}/off"],
  renameTag: ["PUT", "/api/tags/{tag}"],
  renewRecoveryCodes: ["POST", "/api/account/recovery-codes"],
  requestPasswordReset: ["POST", "/api/auth/password-reset"],
  resetAccountSecondFactor: ["POST", "/api/accounts/{id}/second-factor/off"],
  resetPassword: ["PUT", "/api/auth/password-reset"],
  restoreArticleRevision: ["POST", "/api/articles/{id}/revisions/{version}/restore"],
  restoreFromBin: ["POST", "/api/bin/{kind}/{id}/restore"],
  restorePageRevision: ["POST", "/api/pages/{id}/revisions/{version}/restore"],
  restoreTuskerRevision: ["POST", "/api/tuskers/{id}/revisions/{version}/restore"],
  revokeApiKey: ["DELETE", "/api/accounts/api-keys/{id}"],
  revokeOwnApiKey: ["DELETE", "/api/account/api-keys/{id}"],
  revokeReviewLink: ["DELETE", "/api/submissions/{id}/links/{linkId}"],
  saveKeyEstimate: ["PUT", "/api/settings/key"],
  savePage: ["PUT", "/api/pages/{id}"],
  saveSiteSettings: ["PUT", "/api/settings/site"],
  saveTranslation: ["PUT", "/api/translations/{language}/{kind}/{id}"],
  searchTuskersByCategory: ["GET", "/api/tuskers/search/search-by-category"],
  searchTuskersByName: ["GET", "/api/tuskers/search/search-by-name"],
  sendBackSubmission: ["POST", "/api/submissions/{id}/send-back"],
  sendDeliveryAgain: ["POST", "/api/webhooks/{id}/deliveries/{delivery}/again"],
  sendLetter: ["POST", "/api/letters"],
  sendMessage: ["POST", "/api/contact"],
  sendRemark: ["POST", "/api/reviews/{token}"],
  sendTestEvent: ["POST", "/api/webhooks/{id}/test"],
  setAccountDisabled: ["PUT", "/api/accounts/{id}"],
  setAccountRole: ["PUT", "/api/accounts/{id}/role"],
  setOwnAlerts: ["PUT", "/api/account/alerts"],
  setOwnEmail: ["PUT", "/api/account/email"],
  signIn: ["POST", "/api/auth/login"],
  signInWithPasskey: ["POST", "/api/auth/passkey"],
  signOut: ["POST", "/api/auth/logout"],
  suggestTuskers: ["GET", "/api/tuskers/search/suggest"],
  takeBackOwnLetter: ["DELETE", "/api/letters/sent/{token}"],
  takeBackSubmission: ["POST", "/api/submissions/{id}/take-back"],
  takeLetterPhotograph: ["POST", "/api/letters/{id}/photograph"],
  takeOverCommonsFile: ["POST", "/api/uploads/commons"],
  turnOffSecondFactor: ["POST", "/api/account/second-factor/off"],
  turnOnSecondFactor: ["PUT", "/api/account/second-factor"],
  undoChangeOfManyArticles: ["POST", "/api/articles/bulk/undo"],
  undoChangeOfManyTuskers: ["POST", "/api/tuskers/bulk/undo"],
  uploadImage: ["POST", "/api/uploads"],
  withdrawImage: ["POST", "/api/uploads/{name}/withdraw"],
  withdrawInvitation: ["DELETE", "/api/accounts/invitations/{id}"],
};
