import { messages } from '@sumu/contract';
import { sumuPaths } from '../../../../config/sumu-paths';
import { LinkButton } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { adminWords } from '../../words';

/** Shown instead of a screen that the user's role cannot access. */
export const NotTheirs = () => (
	<div role="alert">
		<Notice title={messages.notYours} text={adminWords.notTheirs}>
			<LinkButton variant="outline" to={sumuPaths.profile.at()}>
				{adminWords.toOverview}
			</LinkButton>
		</Notice>
	</div>
);
