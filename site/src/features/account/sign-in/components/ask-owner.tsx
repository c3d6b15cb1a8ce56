import { sitePaths } from '../../../../config/paths';
import { useSite } from '../../../../lib/site/use-site';
import { useWords } from '../../../../lib/words/use-words';
import { Sentence } from '../../../../ui/sentence';
import { OutsideLink, TextLink } from '../../../../ui/text-link';

/** A link within a sentence has the sentence's font and line height. */
const inSentence = {
	display: 'inline',
	paddingBlock: '0',
	font: 'inherit',
	backgroundPosition: '0 100%',
} as const;

/** Explains how to get a reset link from the owner, for a site that cannot send e-mail. */
export function AskOwner() {
	const { t } = useWords();
	const { email } = useSite().contact;
	return (
		<Sentence
			text={t(
				'This site can’t send e-mail. Request a reset link here, then ask {contact} for it.',
				{ contact: '{contact}' },
			)}
			parts={{
				contact: email ? (
					<OutsideLink href={`mailto:${email}`} css={inSentence}>
						{email}
					</OutsideLink>
				) : (
					<TextLink to={sitePaths.contact.at()} css={inSentence}>
						{t('the owner')}
					</TextLink>
				),
			}}
		/>
	);
}
