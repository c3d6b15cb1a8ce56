import { Box } from '@chakra-ui/react';
import type { User } from '@sumu/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { session } from '../../../../lib/session';
import { confirmDeletion } from '../../../../ui/alerts';
import { Button, LinkButton } from '../../../../ui/button';
import { Container } from '../../../../ui/container';
import { FormFailure } from '../../../../ui/form-failure';
import { downloadMyData, removeAccount } from '../api/my-data';
import { Part } from './part';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';
import { TwoStep } from './two-step/two-step';

/** What one may decide about one's account. */
export function SettingsPage({
	user,
	onChanged,
}: {
	user: Pick<User, 'email' | 'hasPassword' | 'twoStep'>;
	/** Reads the account again. */
	onChanged: () => Promise<void>;
}) {
	return (
		<Container paddingTop={{ base: '8', lg: '16' }} paddingBottom="section">
			<Box as="h1" textStyle="h1" marginBottom={{ base: '8', lg: '12' }}>
				Settings
			</Box>
			<Part title="Password" text="Changing it signs out every other browser.">
				{user.hasPassword ? (
					<PasswordForm email={user.email} />
				) : (
					<LinkButton to={paths.forgotPassword.at()} variant="outline">
						Set a password by mail
					</LinkButton>
				)}
			</Part>
			<Part
				title="Two-step sign-in"
				text="A code of your phone beside the password, so that the password alone opens nothing. Sign-in with Google asks what Google asks."
			>
				<TwoStep user={user} onChanged={onChanged} />
			</Part>
			<Part title="Sessions" text="Where you are signed in. Sign out what you do not know.">
				<SessionList />
			</Part>
			<Part
				title="My data"
				text="Your profile, cart, reviews, messages and sessions in one JSON file."
			>
				<Export />
			</Part>
			<Part
				title="Delete my account"
				text="Your profile, cart, reviews and messages are deleted at once and for good."
			>
				<Removal />
			</Part>
		</Container>
	);
}

function Export() {
	const { mutate, isPending, error } = useMutation({ mutationFn: downloadMyData });
	return (
		<Box display="grid" gap="4" justifyItems="start">
			<Button variant="outline" disabled={isPending} onClick={() => mutate()}>
				<Download size={18} strokeWidth={1.75} aria-hidden />
				Export my data
			</Button>
			<FormFailure message={error?.message ?? ''} />
		</Box>
	);
}

function Removal() {
	const navigate = useNavigate();
	const remove = async () => {
		await removeAccount();
		await navigate(paths.home.at());
		session().forget();
	};
	return (
		<Button
			variant="outline"
			color="danger"
			borderColor="danger"
			onClick={() => confirmDeletion('account', remove)}
		>
			Delete my account
		</Button>
	);
}
