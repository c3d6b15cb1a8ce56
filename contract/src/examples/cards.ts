import * as calls from '../endpoints/cards';
import type { CartItem } from '../schemas/card';
import { defineExample } from './example';
import { sampleProject } from './projects';
import { deletedResponse, toAddedResponse, toListResponse } from './responses';
import { sampleDate, sampleEmail, sampleId, samplePicture } from './samples';

export const sampleCartItem: CartItem = {
	_id: sampleId,
	projectId: 'p7r4nw2k9s6v1yq8c3t5m0dz',
	slug: sampleProject.slug,
	projectsName: sampleProject.projectsName,
	image: sampleProject.image,
	picture: samplePicture,
	projectsLiveLink: sampleProject.projectsLiveLink,
	frontend: sampleProject.frontend,
	backend: sampleProject.backend,
	projectTheme: sampleProject.projectTheme,
	projectFeature: sampleProject.projectFeature,
	projectDelivery: sampleProject.projectDelivery,
	projectPrice: sampleProject.projectPrice,
	projectsDescription: sampleProject.projectsDescription,
	date: sampleDate,
	email: sampleEmail,
	userName: 'Nadia Alam',
	userImg: null,
};

export const cardExamples = {
	addCard: defineExample(calls.addCard, {
		body: { projectId: sampleCartItem.projectId },
		response: toAddedResponse(sampleCartItem),
	}),
	listCards: defineExample(calls.listCards, {
		params: { email: sampleEmail },
		response: toListResponse(sampleCartItem),
	}),
	pageCards: defineExample(calls.pageCards, {
		params: { page: 'page=1', email: sampleEmail },
		response: toListResponse(sampleCartItem),
	}),
	deleteCard: defineExample(calls.deleteCard, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
};
