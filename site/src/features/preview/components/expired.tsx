import { messages } from '@sumu/contract';
import { sitePaths } from '../../../config/paths';
import { Unlisted } from '../../../lib/document/unlisted';
import { useWords } from '../../../lib/words/use-words';
import { LinkButton } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

/** Replaces a preview whose link is invalid or has expired. */
export const Expired = () => {
	const { t } = useWords();
	return (
		<>
			<title>{t(messages.linkExpired)}</title>
			<Unlisted />
			<Notice
				title={t(messages.linkExpired)}
				text={t('Preview links expire after an hour. Ask the sender for a new one.')}
			>
				<LinkButton variant="outline" to={sitePaths.home.at()}>
					{t('Back to the home page')}
				</LinkButton>
			</Notice>
		</>
	);
};
