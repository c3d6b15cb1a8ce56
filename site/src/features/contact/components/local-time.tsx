import { useEffect, useState } from 'react';
import { useWords } from '../../../lib/words/use-words';
import type { OfficeDay } from './office-day';
import { daysAhead, momentOf, offsetOf } from './zones';

const halfAMinute = 30_000;

/** The owner's local time, its difference from the visitor's, and the office hours in the visitor's time. */
export default function LocalTime({
	timeZone,
	day,
}: {
	timeZone: string;
	day: OfficeDay | undefined;
}) {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), halfAMinute);
		return () => clearInterval(timer);
	}, []);
	// Next to office hours in another zone, this time would be taken for that zone's.
	const isOfHours = !day || offsetOf(now, day.timeZone) === offsetOf(now, timeZone);
	return (
		<>
			{isOfHours && <Here timeZone={timeZone} now={now} />}{' '}
			{day && offsetOf(now, day.timeZone) !== offsetOf(now) && <Yours day={day} now={now} />}
		</>
	);
}

function Here({ timeZone, now }: { timeZone: string; now: Date }) {
	const { counted, language, t } = useWords();
	const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(now);
	const ahead = offsetOf(now, timeZone) - offsetOf(now);
	const difference =
		ahead > 0
			? counted({ one: 'One hour ahead of you.', other: '{count} hours ahead of you.' }, ahead)
			: counted({ one: 'One hour behind you.', other: '{count} hours behind you.' }, -ahead);
	return (
		<>
			{t('It is {time} here now.', { time })} {ahead !== 0 && difference}
		</>
	);
}

function Yours({ day: { opens, closes, timeZone }, now }: { day: OfficeDay; now: Date }) {
	const { language, t } = useWords();
	const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
	const yours = (of: string) => {
		const moment = momentOf(of, now, timeZone);
		const time = clock.format(moment);
		const days = daysAhead(moment, timeZone);
		if (days === 0) return time;
		return days > 0 ? t('{time} (next day)', { time }) : t('{time} (the day before)', { time });
	};
	return (
		<>{t('In your time zone, that’s {from} to {to}.', { from: yours(opens), to: yours(closes) })}</>
	);
}
