import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sumuPaths } from '../../../../config/sumu-paths';
import { useSiteIfLoaded } from '../../../../lib/site/use-site';
import { Logo } from '../../../../ui/logo';
import { Lozenge } from '../../../../ui/lozenge';
import { MenuButton } from './menu-button';
import { OfflineBanner } from './offline';
import { QuickActions } from './quick-actions';
import { SideMenu } from './side-menu';

/** Layout of every admin screen, with a side menu, or a drawer on small screens. */
export function SumuShell({
	siteName,
	account,
	children,
}: {
	siteName: string;
	/** The signed-in user and the log-out button. */
	account: ReactNode;
	children: ReactNode;
}) {
	const logo = useSiteIfLoaded()?.brand.logo;
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '{sizes.sideMenu} minmax(0, 1fr)' }}
			css={{
				'html[data-distraction-free] &': {
					gridTemplateColumns: 'minmax(0, 1fr)',
					'& > :not(main)': { display: 'none' },
				},
			}}
			minHeight="100dvh"
		>
			<Box
				as="aside"
				aria-label="Side menu"
				hideBelow="lg"
				display="flex"
				flexDirection="column"
				position="sticky"
				top="0"
				height="100dvh"
				paddingInline="4"
				bg="sunken"
				borderInlineEndWidth="1px"
				borderColor="hairline"
			>
				<Box asChild display="flex" alignItems="center" gap="3" minHeight="88px" paddingInline="3">
					<Link to={sumuPaths.profile.at()} aria-label={`${siteName}, workplace`}>
						{logo ? (
							<Logo picture={logo} />
						) : (
							<>
								<Lozenge size={28} />
								<Box as="span" textStyle="h4" truncate>
									{siteName}
								</Box>
							</>
						)}
					</Link>
				</Box>
				<QuickActions />
				<Box flexGrow="1" minHeight="0" overflowY="auto" scrollbarWidth="thin">
					<SideMenu />
				</Box>
				<Box paddingInline="3" borderTopWidth="1px" borderColor="hairline">
					{account}
				</Box>
			</Box>
			<MenuButton footer={account} />
			<Box
				as="main"
				id="content"
				tabIndex={-1}
				minWidth="0"
				paddingInline="screen"
				paddingBottom="16"
				_focusVisible={{ outline: 'none' }}
			>
				<OfflineBanner />
				{children}
			</Box>
		</Box>
	);
}
