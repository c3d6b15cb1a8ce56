import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import type { StaticText } from '@sumu/contract/words';
import type { ReactNode } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useTranslateMessage } from '../../../lib/words/translate-message';
import { useWords } from '../../../lib/words/use-words';
import { Button, LinkButton } from '../../../ui/button';
import { FormOutcome } from '../../../ui/form-outcome';
import { Notice } from '../../../ui/notice';
import type { TokenOutcome } from '../api/redeem-token.server';

interface TokenPageTexts {
	title: StaticText;
	text: StaticText;
	button: StaticText;
	/** Shown after success. */
	done: { title: StaticText; text: StaticText };
}

/** Landing page of a link from an e-mail: one button redeems its token. */
export function TokenPage({
	words,
	outcome,
}: {
	words: TokenPageTexts;
	outcome: TokenOutcome | undefined;
}) {
	const { t } = useWords();
	const translateMessage = useTranslateMessage();
	const token = useSearchParams()[0].get('token');
	const isPending = useNavigation().state !== 'idle';
	if (outcome?.done)
		return (
			<Box role="status">
				<Notice title={t(words.done.title)} text={t(words.done.text)}>
					<Way to={sitePaths.blogs.at()}>{t('Read the blog')}</Way>
				</Notice>
			</Box>
		);
	if (!token)
		return (
			<Notice
				title={t(messages.linkExpired)}
				text={t('Part of the link is missing. Open it from the e-mail again.')}
			>
				<Way to={sitePaths.home.at()}>{t('Back to the home page')}</Way>
			</Notice>
		);
	return (
		<Notice title={t(words.title)} text={t(words.text)}>
			<Form method="post">
				<input type="hidden" name="token" value={token} />
				<Button type="submit" disabled={isPending}>
					{isPending ? t('One moment…') : t(words.button)}
				</Button>
				<FormOutcome
					outcome={outcome && { sent: false, message: translateMessage(outcome.message) }}
				/>
			</Form>
		</Notice>
	);
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
	<LinkButton variant="outline" to={to}>
		{children}
	</LinkButton>
);
