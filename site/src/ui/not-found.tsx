import { messages } from '@sumu/contract';
import { paths } from '../config/paths';
import { LinkButton } from './button';
import { Notice } from './notice';

/** The not-found view. */
export function NotFound() {
	return (
		<Notice title={messages.notFound} text="There is nothing at this address, or not any more.">
			<LinkButton variant="outline" to={paths.home.at()}>
				Back to the home page
			</LinkButton>
		</Notice>
	);
}
