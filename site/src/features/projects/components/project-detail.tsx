import { Box } from '@chakra-ui/react';
import { messages, type WholeProject } from '@sumu/contract';
import type { ReactNode } from 'react';
import { contactAbout, sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { LinkButton } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Share } from '../../../ui/share';
import { ClientQuote } from './client-quote';
import { ProjectCover } from './project-cover';
import { ProjectFacts } from './project-facts';
import { ProjectFrame } from './project-frame';
import { ProjectGallery } from './project-gallery';
import { ProjectHeader } from './project-header';

/**
 * Project with all its details. `story` is the rendered case study, `addToCart` the cart button, `edit` the owner's
 * link to the form.
 */
export function ProjectDetail({
	project,
	story,
	addToCart,
	edit,
}: {
	project: WholeProject;
	story: ReactNode;
	addToCart: ReactNode;
	edit: ReactNode;
}) {
	const { t } = useWords();
	return (
		<>
			<ProjectFrame
				header={<ProjectHeader project={project} edit={edit} />}
				cover={<ProjectCover project={project} />}
				aside={
					<>
						<ProjectFacts project={project} />
						<Box
							display="grid"
							gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
							alignItems="start"
							gap="3"
							marginTop="6"
						>
							{addToCart}
							<LinkButton variant="outline" to={contactAbout([project._id])} prefetch="intent">
								{t(messages.contactNow)}
							</LinkButton>
						</Box>
					</>
				}
			>
				{project.html && (
					<Box marginTop={{ base: '8', lg: '12' }} maxWidth="720px">
						{story}
					</Box>
				)}
			</ProjectFrame>
			<ProjectGallery project={project} />
			<ClientQuote testimonial={project.testimonial} />
			<Container paddingBottom={{ base: '12', lg: '16' }}>
				<Share title={project.projectsName} path={sitePaths.project.at(project.slug)} />
			</Container>
		</>
	);
}
