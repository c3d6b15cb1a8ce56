import { Box } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import type { ReactNode } from 'react';
import { sitePaths } from '../../config/paths';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { Picture } from '../../ui/picture';
import { ThemeToggle } from '../../ui/theme-toggle';
import { wovenBorder } from '../../ui/woven-border';
import { Brand } from './brand';
import { DrawerButton } from './drawer-button';
import { barLinks } from './menu';

/** Layout of a page with a single task, beside a picture or woven pattern (above it on small screens). */
export function SplitShell({
	ownerName,
	picture,
	isShownAbove = false,
	action,
	children,
}: {
	ownerName: string;
	picture: PictureData | null;
	/** If true, the task shows the picture itself on small screens. */
	isShownAbove?: boolean;
	/** Alternative link at the end of the bar. */
	action: ReactNode;
	children: ReactNode;
}) {
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
			gridTemplateRows={{ base: '1fr auto', lg: 'auto' }}
			minHeight="100dvh"
		>
			<Box display="flex" flexDirection="column" paddingInline="margin">
				<Box
					as="header"
					display="flex"
					alignItems="center"
					gap="2"
					height={{ base: 'navSmall', lg: 'nav' }}
				>
					<Box flexGrow="1" minWidth="0">
						<Brand ownerName={ownerName} />
					</Box>
					<ThemeToggle />
					<Box hideBelow="lg" marginInlineStart="2">
						{action}
					</Box>
					<DrawerButton
						links={barLinks(useSiteIfLoaded(), useWords().t)}
						end={sitePaths.home.at()}
					/>
				</Box>
				<Box
					as="main"
					id="content"
					tabIndex={-1}
					flexGrow="1"
					width="full"
					maxWidth="32rem"
					marginInline="auto"
					paddingTop={{ base: '8', lg: '8' }}
					paddingBottom={{ base: '16', lg: '24' }}
					_focusVisible={{ outline: 'none' }}
				>
					{children}
				</Box>
			</Box>
			<Box
				aria-hidden
				hideBelow={isShownAbove ? 'lg' : undefined}
				position="relative"
				height={{ base: '224px', lg: 'auto' }}
				bg="green"
			>
				<Box position="absolute" inset="0">
					{picture ? (
						<Picture picture={picture} sizes="(min-width: 1024px) 42vw, 100vw" alt="" priority />
					) : (
						<Box height="full" backgroundImage={wovenBorder} backgroundSize="auto 56px" />
					)}
				</Box>
			</Box>
		</Box>
	);
}
