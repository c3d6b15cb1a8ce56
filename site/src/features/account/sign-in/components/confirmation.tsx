import { Box } from '@chakra-ui/react';
import { confirmEmail } from '@sumu/contract';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sitePaths } from '../../../../config/paths';
import { callEndpoint } from '../../../../lib/api';
import { getSession } from '../../../../lib/session';
import { useSite } from '../../../../lib/site/use-site';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { useWords } from '../../../../lib/words/use-words';
import { LinkButton } from '../../../../ui/button';
import { FormFailure } from '../../../../ui/form-failure';

export async function confirmEmailAddress(confirmation: string): Promise<void> {
	await callEndpoint(confirmEmail, { body: { confirmation } });
	getSession().update({ emailVerified: true });
}

/** Confirms the e-mail address as soon as the page opens. */
export function Confirmation({ code }: { code: string }) {
	const { t } = useWords();
	const translateMessage = useTranslateMessage();
	const [outcome, setOutcome] = useState<'working' | 'done' | string>('working');
	const hasRequestedRef = useRef(false);
	const { features } = useSite();
	useEffect(() => {
		if (hasRequestedRef.current) return;
		hasRequestedRef.current = true;
		confirmEmailAddress(code).then(
			() => setOutcome('done'),
			(error: Error) => setOutcome(error.message),
		);
	}, [code]);
	const isRefused = outcome !== 'working' && outcome !== 'done';
	return (
		<Box display="grid" gap="8" justifyItems="start">
			<Box role="status" textStyle="ui">
				{outcome === 'working' && t('One moment…')}
				{outcome === 'done' && (
					<Box display="flex" gap="3" color="success">
						<Box asChild flex="none">
							<MailCheck size={20} aria-hidden />
						</Box>
						{t('Thank you, your e-mail address is confirmed.')}
					</Box>
				)}
			</Box>
			{isRefused && (
				<Box display="grid" gap="4">
					<FormFailure message={t('Error: {message}', { message: translateMessage(outcome) })} />
					<Box as="p" textStyle="ui" color="muted">
						{t(
							features.mail
								? 'The link works once and expires in a day. Your profile shows whether your address is confirmed, and can send you another link.'
								: 'The link works once and expires in a day. Your profile shows whether your address is confirmed.',
						)}
					</Box>
				</Box>
			)}
			{outcome !== 'working' && (
				<Box display="flex" flexWrap="wrap" gap="3">
					{isRefused && (
						<LinkButton to={sitePaths.profile.at()}>{t('Go to my profile')}</LinkButton>
					)}
					<LinkButton to={sitePaths.home.at()} variant="outline">
						{t('Go to the home page')}
					</LinkButton>
				</Box>
			)}
		</Box>
	);
}
