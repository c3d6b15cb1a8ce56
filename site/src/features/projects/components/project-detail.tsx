import { Box } from '@chakra-ui/react';
import { messages, type Project } from '@sumu/contract';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { LinkButton } from '../../../ui/button';
import { Crumbs } from '../../../ui/crumbs';
import { OutsideLink } from '../../../ui/text-link';
import { ProjectCover } from './project-cover';
import { ProjectFacts } from './project-facts';
import { ProjectFrame } from './project-frame';

/** Everything about one project; `addToCart` is the button that does, `edit` its owner's way to the form. */
export function ProjectDetail({
	project,
	addToCart,
	edit,
}: {
	project: Project;
	addToCart: ReactNode;
	edit: ReactNode;
}) {
	const { projectsName, projectTheme, projectsLiveLink, projectsDescription } = project;
	return (
		<ProjectFrame
			header={
				<>
					<Box display="flex" justifyContent="space-between" gap="4">
						<Crumbs list="Projects" to={paths.projects.at()} here={projectTheme} />
						{edit}
					</Box>
					<Box as="h1" textStyle="h1" marginTop="4" overflowWrap="anywhere">
						{projectsName}
					</Box>
				</>
			}
			cover={<ProjectCover project={project} />}
			aside={
				<>
					<ProjectFacts project={project} />
					<Box
						display="grid"
						gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
						alignItems="start"
						gap="3"
						marginTop="8"
					>
						{addToCart}
						<LinkButton variant="outline" to={paths.contact.at()} prefetch="intent">
							{messages.contactNow}
						</LinkButton>
					</Box>
					<OutsideLink href={projectsLiveLink} marginTop="4">
						Live site
						<ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
					</OutsideLink>
				</>
			}
		>
			<Box as="p" textStyle="lead" maxWidth="measure" whiteSpace="pre-line">
				{projectsDescription}
			</Box>
		</ProjectFrame>
	);
}
