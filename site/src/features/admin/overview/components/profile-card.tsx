import { Box } from '@chakra-ui/react';
import type { SessionUser } from '../../../../lib/session';
import { useWords } from '../../../../lib/words/use-words';
import { TextButton, TextLink } from '../../../../ui/text-link';

/** The signed-in user, with a link to edit the profile and a button to log out. */
export function ProfileCard({
	user: { displayName, email, photoURL },
	editTo,
	onLogOut,
}: {
	user: SessionUser;
	editTo: string;
	onLogOut: () => void;
}) {
	const { t } = useWords();
	return (
		<Box
			as="section"
			aria-label="Profile"
			display="flex"
			alignItems="center"
			gap="4"
			paddingBlock="6"
		>
			<Box
				flex="none"
				width="72px"
				height="72px"
				display="grid"
				placeItems="center"
				borderRadius="pill"
				overflow="hidden"
				bg="green"
				color="onGreen"
				textStyle="h4"
			>
				{photoURL ? (
					<img src={photoURL} alt="" width={72} height={72} />
				) : (
					<span aria-hidden>{[...(displayName || email)][0]?.toUpperCase()}</span>
				)}
			</Box>
			<Box minWidth="0">
				<Box textStyle="h4" truncate>
					{displayName || email}
				</Box>
				<Box textStyle="small" color="muted" truncate>
					{email}
				</Box>
				<Box display="flex" gap="6">
					<TextLink to={editTo} tone="quiet" textStyle="small">
						Edit profile
					</TextLink>
					<TextButton tone="quiet" textStyle="small" onClick={onLogOut}>
						{t('logOut')}
					</TextButton>
				</Box>
			</Box>
		</Box>
	);
}
