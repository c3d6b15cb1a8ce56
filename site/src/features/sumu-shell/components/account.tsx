import { Box } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { IconButton } from '../../../ui/icon-button';
import { TextButton } from '../../../ui/text-link';
import { ThemeToggle } from '../../../ui/theme-toggle';

/** Who is at work here. */
export interface Owner {
	readonly name: string;
	readonly photo: string | null;
}

const initial = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

/** The owner's picture and name, the way out, the theme and the way to the site itself. */
export function Account({ owner, onLogOut }: { owner: Owner; onLogOut: () => void }) {
	return (
		<Box display="flex" alignItems="center" gap="3" paddingBlock="3" flexShrink="0">
			<Box
				flex="none"
				display="grid"
				placeItems="center"
				width="compact"
				height="compact"
				borderRadius="pill"
				overflow="hidden"
				bg="green"
				color="onGreen"
				textStyle="ui"
				fontWeight="strong"
			>
				{owner.photo ? (
					<img src={owner.photo} alt="" width={44} height={44} />
				) : (
					<span aria-hidden>{initial(owner.name)}</span>
				)}
			</Box>
			<Box minWidth="0" flexGrow="1">
				<Box as="p" textStyle="small" fontWeight="strong" truncate>
					{owner.name}
				</Box>
				<TextButton
					onClick={onLogOut}
					tone="quiet"
					textStyle="label"
					minHeight="24px"
					backgroundPosition="0 100%"
				>
					logOut
				</TextButton>
			</Box>
			<Box display="flex" marginInlineEnd="-12px">
				<ThemeToggle />
				<IconButton asChild aria-label="Go to the site">
					<Link to={paths.home.at()}>
						<ExternalLink size={19} strokeWidth={1.75} aria-hidden />
					</Link>
				</IconButton>
			</Box>
		</Box>
	);
}
