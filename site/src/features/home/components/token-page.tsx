import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { Button, LinkButton } from '../../../ui/button';
import { FormOutcome } from '../../../ui/form-outcome';
import { Notice } from '../../../ui/notice';
import type { TokenOutcome } from '../api/redeem-token.server';

interface Words {
	title: string;
	text: string;
	button: string;
	/** Once it is done. */
	done: { title: string; text: string };
}

/** Where a mail's link leads: one button does what the mail is about. */
export function TokenPage({ words, outcome }: { words: Words; outcome: TokenOutcome | undefined }) {
	const token = useSearchParams()[0].get('token');
	const isPending = useNavigation().state !== 'idle';
	if (outcome?.done)
		return (
			<Box role="status">
				<Notice {...words.done}>
					<Way to={paths.blogs.at()}>Read the blog</Way>
				</Notice>
			</Box>
		);
	if (!token)
		return (
			<Notice
				title={messages.linkExpired}
				text="Its second half is missing. Open it from the mail once more."
			>
				<Way to={paths.home.at()}>Back to the home page</Way>
			</Notice>
		);
	return (
		<Notice title={words.title} text={words.text}>
			<Form method="post">
				<input type="hidden" name="token" value={token} />
				<Button type="submit" disabled={isPending}>
					{isPending ? 'One moment…' : words.button}
				</Button>
				<FormOutcome outcome={outcome && { sent: false, message: outcome.message }} />
			</Form>
		</Notice>
	);
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
	<LinkButton variant="outline" to={to}>
		{children}
	</LinkButton>
);
