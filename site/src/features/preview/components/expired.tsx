import { messages } from '@sumu/contract';
import { paths } from '../../../config/paths';
import { Unlisted } from '../../../lib/document/unlisted';
import { LinkButton } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

/** In place of a preview whose hour is over, or that never was one. */
export const Expired = () => (
	<>
		<title>{messages.linkExpired}</title>
		<Unlisted />
		<Notice
			title={messages.linkExpired}
			text="A preview can be seen for an hour. Ask whoever sent you the link for a new one."
		>
			<LinkButton variant="outline" to={paths.home.at()}>
				Back to the home page
			</LinkButton>
		</Notice>
	</>
);
