import { Box } from '@chakra-ui/react';
import { isCurrency, isLanguage, isTimeZone } from '@sumu/contract';
import { baseOf, findTranslation, nameOfLanguage } from '@sumu/contract/words';
import { use, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { createFormatters } from '../../../lib/words/locale-formatters';
import { Button } from '../../../ui/button';
import type { DraftControl } from '../settings/settings-draft';
import { SetSettingContext } from '../settings/use-settings-form';
import { detectLocale, type LocaleChoice } from './browser-locale';

const SAMPLE_PRICE = 1234;

const isComplete = ({ language, currency, timeZone }: LocaleChoice) =>
	isLanguage(language) && isCurrency(currency) && isTimeZone(timeZone);

const isTranslated = (language: string) =>
	baseOf(language) === 'en' || findTranslation(language) !== undefined;

const describeChoice = ({ language, currency, timeZone }: LocaleChoice) =>
	`${nameOfLanguage(language)}, ${currency}, ${timeZone}`;

/** Price, date and time as visitors will see them. */
function Effect({ choice }: { choice: LocaleChoice }) {
	const { language, timeZone } = choice;
	const { price, day } = createFormatters({ ...choice, wording: 'plain' });
	const now = new Date();
	const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(now);
	return (
		<Box as="p" textStyle="small" color="muted" role="status">
			Visitors see{' '}
			<bdi lang={language}>
				{price(SAMPLE_PRICE)} · {day(now.toISOString())} · {time}
			</bdi>
			{!isTranslated(language) &&
				`. The interface isn’t translated into ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}. It stays in English, unless you translate it under Words.`}
		</Box>
	);
}

/** Suggestion from the browser, saved in one click, and the effect of the form’s values. */
export function LocaleSuggestion({ form }: { form: DraftControl }) {
	const setValue = use(SetSettingContext);
	const suggestion = useMemo(() => detectLocale(), []);
	const [language, currency, timeZone] = useWatch({
		control: form,
		name: ['language', 'currency', 'timeZone'],
	});
	const choice = { language, currency, timeZone };
	const suggestedEntries = Object.entries(suggestion) as [keyof LocaleChoice, string][];
	const isChosen = suggestedEntries.every(([name, value]) => choice[name] === value);
	return (
		<>
			{!isChosen && (
				<Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
					<Button
						variant="ink"
						size="compact"
						onClick={({ currentTarget: { form: settingsForm } }) => {
							// The form sends the fields that changed in its last render, which removes this button.
							flushSync(() => {
								for (const [name, value] of suggestedEntries)
									setValue(name, value, { shouldDirty: true });
							});
							settingsForm?.requestSubmit();
						}}
					>
						Use your browser’s settings
					</Button>
					<Box as="span" textStyle="ui">
						<bdi>{describeChoice(suggestion)}</bdi>
					</Box>
				</Box>
			)}
			{isComplete(choice) && <Effect choice={choice} />}
		</>
	);
}
