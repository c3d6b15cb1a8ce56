import { Box } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { sitePaths } from '../../../../config/paths';
import { IconLink } from '../../../../ui/icon-button';
import { TextButton } from '../../../../ui/text-link';
import { ThemeToggle } from '../../../../ui/theme-toggle';
import { UserPhoto } from '../../../../ui/user-photo';

/** The signed-in user. */
export interface SignedInUser {
	readonly name: string;
	/** Address of the photo, or empty. */
	readonly photo: string;
}

/** Photo and name of the user, log-out button, theme toggle and a link to the site. */
export function Account({ owner, onLogOut }: { owner: SignedInUser; onLogOut: () => void }) {
	return (
		<Box display="flex" alignItems="center" gap="3" paddingBlock="3" flexShrink="0">
			<UserPhoto name={owner.name} src={owner.photo} size={44} />
			<Box minWidth="0" flexGrow="1">
				<Box as="p" textStyle="small" fontWeight="strong" truncate>
					{owner.name}
				</Box>
				<TextButton
					onClick={onLogOut}
					tone="quiet"
					textStyle="label"
					minHeight="24px"
					paddingBlock="0"
					backgroundPosition="0 100%"
				>
					logOut
				</TextButton>
			</Box>
			<Box display="flex" marginInlineEnd="-12px">
				<ThemeToggle />
				<IconLink to={sitePaths.home.at()} aria-label="Go to the site">
					<ExternalLink size={19} strokeWidth={1.75} aria-hidden />
				</IconLink>
			</Box>
		</Box>
	);
}
