import { messages } from '@sumu/contract';
import { sumuPaths } from '../../../../config/sumu-paths';
import { LinkButton } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { words } from '../../words';

/** In place of a screen that is not for who is at work here. */
export const NotTheirs = () => (
	<div role="alert">
		<Notice title={messages.notYours} text={words.notTheirs}>
			<LinkButton variant="outline" to={sumuPaths.profile.at()}>
				{words.toOverview}
			</LinkButton>
		</Notice>
	</div>
);
