import { messages } from '@sumu/contract';
import { sitePaths } from '../../../config/paths';
import { Unlisted } from '../../../lib/document/unlisted';
import { useWords } from '../../../lib/words/use-words';
import { LinkButton } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

/** Replaces a preview whose link is invalid or has expired. */
export const Expired = () => {
	const { say } = useWords();
	return (
		<>
			<title>{say(messages.linkExpired)}</title>
			<Unlisted />
			<Notice
				title={say(messages.linkExpired)}
				text={say('Preview links expire after an hour. Ask the sender for a new one.')}
			>
				<LinkButton variant="outline" to={sitePaths.home.at()}>
					{say('Back to the home page')}
				</LinkButton>
			</Notice>
		</>
	);
};
