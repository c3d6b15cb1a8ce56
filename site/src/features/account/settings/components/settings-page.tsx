import { Box } from '@chakra-ui/react';
import type { User } from '@sumu/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '../../../../config/paths';
import { getSession } from '../../../../lib/session';
import { translateMessageInBrowser } from '../../../../lib/words/translate-message';
import { useWords } from '../../../../lib/words/use-words';
import { confirmDeletion } from '../../../../ui/alerts';
import { Button, LinkButton } from '../../../../ui/button';
import { Container } from '../../../../ui/container';
import { FormFailure } from '../../../../ui/form-failure';
import { downloadMyData, removeAccount } from '../api/account-settings';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';
import { Part } from './settings-section';
import { TwoStep } from './two-step/two-step';

/** Account settings of the current user. */
export function SettingsPage({
	user,
	onChanged,
}: {
	user: Pick<User, 'email' | 'hasPassword' | 'twoStep'>;
	/** Refetches the account. */
	onChanged: () => Promise<void>;
}) {
	const { t } = useWords();
	return (
		<Container paddingTop={{ base: '8', lg: '16' }} paddingBottom="section">
			<Box as="h1" textStyle="h1" marginBottom={{ base: '8', lg: '12' }}>
				{t('Settings')}
			</Box>
			<Part title={t('Password')} text={t('Changing it signs out every other browser.')}>
				{user.hasPassword ? (
					<PasswordForm email={user.email} />
				) : (
					<LinkButton to={sitePaths.forgotPassword.at()} variant="outline">
						{t('Set a password by e-mail')}
					</LinkButton>
				)}
			</Part>
			<Part
				title={t('Two-step sign-in')}
				text={t(
					'Ask for a code from your phone as well as your password. This doesn’t apply when you sign in with Google.',
				)}
			>
				<TwoStep user={user} onChanged={onChanged} />
			</Part>
			<Part
				title={t('Sessions')}
				text={t('Where you’re signed in. Sign out anything you don’t recognise.')}
			>
				<SessionList email={user.email} />
			</Part>
			<Part
				title={t('My data')}
				text={t('Your profile, cart, reviews, messages and sessions in one JSON file.')}
			>
				<Export />
			</Part>
			<Part
				title={t('Delete my account')}
				text={t(
					'Your profile, cart, reviews and messages will be deleted immediately and permanently.',
				)}
			>
				<Removal />
			</Part>
		</Container>
	);
}

function Export() {
	const { t } = useWords();
	const { mutate, isPending, error } = useMutation({ mutationFn: downloadMyData });
	return (
		<Box display="grid" gap="4" justifyItems="start">
			<Button variant="outline" disabled={isPending} onClick={() => mutate()}>
				<Download size={18} strokeWidth={1.75} aria-hidden />
				{t('Export my data')}
			</Button>
			<FormFailure message={error?.message ?? ''} />
		</Box>
	);
}

function Removal() {
	const { t } = useWords();
	const navigate = useNavigate();
	const remove = async () => {
		await removeAccount();
		await navigate(sitePaths.home.at());
		getSession().forget();
	};
	return (
		<Button
			variant="outline"
			color="danger"
			borderColor="danger"
			onClick={() => confirmDeletion('account', remove, 'account', translateMessageInBrowser)}
		>
			{t('Delete my account')}
		</Button>
	);
}
