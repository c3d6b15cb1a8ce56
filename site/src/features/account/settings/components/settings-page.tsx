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
	const { say } = useWords();
	return (
		<Container paddingTop={{ base: '8', lg: '16' }} paddingBottom="section">
			<Box as="h1" textStyle="h1" marginBottom={{ base: '8', lg: '12' }}>
				{say('Settings')}
			</Box>
			<Part title={say('Password')} text={say('Changing it signs out every other browser.')}>
				{user.hasPassword ? (
					<PasswordForm email={user.email} />
				) : (
					<LinkButton to={sitePaths.forgotPassword.at()} variant="outline">
						{say('Set a password by e-mail')}
					</LinkButton>
				)}
			</Part>
			<Part
				title={say('Two-step sign-in')}
				text={say(
					'Ask for a code from your phone as well as your password. This doesn’t apply when you sign in with Google.',
				)}
			>
				<TwoStep user={user} onChanged={onChanged} />
			</Part>
			<Part
				title={say('Sessions')}
				text={say('Where you’re signed in. Sign out anything you don’t recognise.')}
			>
				<SessionList email={user.email} />
			</Part>
			<Part
				title={say('My data')}
				text={say('Your profile, cart, reviews, messages and sessions in one JSON file.')}
			>
				<Export />
			</Part>
			<Part
				title={say('Delete my account')}
				text={say(
					'Your profile, cart, reviews and messages will be deleted immediately and permanently.',
				)}
			>
				<Removal />
			</Part>
		</Container>
	);
}

function Export() {
	const { say } = useWords();
	const { mutate, isPending, error } = useMutation({ mutationFn: downloadMyData });
	return (
		<Box display="grid" gap="4" justifyItems="start">
			<Button variant="outline" disabled={isPending} onClick={() => mutate()}>
				<Download size={18} strokeWidth={1.75} aria-hidden />
				{say('Export my data')}
			</Button>
			<FormFailure message={error?.message ?? ''} />
		</Box>
	);
}

function Removal() {
	const { say } = useWords();
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
			{say('Delete my account')}
		</Button>
	);
}
