import { boiMelaReader } from './boi-mela-reader.ts';
import { dhanmondiDental } from './dhanmondi-dental.ts';
import { ghuriKiteWorks } from './ghuri-kite-works.ts';
import { goldenFibre } from './golden-fibre.ts';
import { ilishBoard } from './ilish-board.ts';
import { kilnWatch } from './kiln-watch.ts';
import { maidanScorebook } from './maidan-scorebook.ts';
import { matiStudio } from './mati-studio.ts';
import { mishtiAndCo } from './mishti-and-co.ts';
import { monsoonLedger } from './monsoon-ledger.ts';
import { nakshiStitch } from './nakshi-stitch.ts';
import { oldDhakaWalks } from './old-dhaka-walks.ts';
import { padmaFerryTimes } from './padma-ferry-times.ts';
import { pedalPost } from './pedal-post.ts';
import { rickshawRadio } from './rickshaw-radio.ts';
import { shaplaTeaHouse } from './shapla-tea-house.ts';

export const covers = {
	'shapla-tea-house': shaplaTeaHouse,
	'rickshaw-radio': rickshawRadio,
	'padma-ferry-times': padmaFerryTimes,
	'nakshi-stitch': nakshiStitch,
	'old-dhaka-walks': oldDhakaWalks,
	'dhanmondi-dental': dhanmondiDental,
	'boi-mela-reader': boiMelaReader,
	'monsoon-ledger': monsoonLedger,
	'mishti-and-co': mishtiAndCo,
	'golden-fibre': goldenFibre,
	'ghuri-kite-works': ghuriKiteWorks,
	'ilish-board': ilishBoard,
	'pedal-post': pedalPost,
	'mati-studio': matiStudio,
	'kiln-watch': kilnWatch,
	'maidan-scorebook': maidanScorebook,
};
