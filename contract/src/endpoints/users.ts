import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { cartItemSchema } from '../schemas/card';
import { ownMessageSchema } from '../schemas/inbox';
import { uploadedSchema } from '../schemas/picture';
import { emailParams, idParams, tableQuery } from '../schemas/requests';
import { changedSchema, deletedSchema, oneOf, tableOf } from '../schemas/responses';
import { ownReviewSchema } from '../schemas/review';
import { testimonialRequestSchema } from '../schemas/testimonial';
import {
	locationSchema,
	sessionSchema,
	userBodySchema,
	userSchema,
	userSortFields,
} from '../schemas/user';

export const saveUser = defineEndpoint({
	operation: 'user.save',
	method: 'PUT',
	path: '/user/:email',
	summary: 'Saves a profile; accepts an id instead of the e-mail',
	params: emailParams,
	body: userBodySchema,
	/** `token` is a new access token for the caller. */
	response: z.extend(changedSchema(userSchema), { token: z.string() }),
});

export const getUser = defineEndpoint({
	operation: 'user.one',
	method: 'GET',
	path: '/user/:email',
	summary: 'Returns a profile; accepts an id instead of the e-mail',
	params: emailParams,
	response: oneOf(userSchema),
});

export const isAdmin = defineEndpoint({
	operation: 'user.admin',
	method: 'GET',
	path: '/user/admin/:email',
	summary: 'Returns whether an account is an admin',
	params: emailParams,
	response: z.object({ admin: z.boolean() }),
});

export const listUsers = defineEndpoint({
	operation: 'user.list',
	method: 'GET',
	path: '/users',
	summary: 'Lists the accounts, newest first; with `page`, one page',
	query: tableQuery(userSortFields),
	response: tableOf(userSchema),
});

export const deleteUser = defineEndpoint({
	operation: 'user.remove',
	method: 'DELETE',
	path: '/user/:id',
	summary: 'Deletes an account with its cart and sessions; its reviews stay',
	params: idParams,
	response: deletedSchema,
});

export const uploadPhoto = defineEndpoint({
	operation: 'account.photo',
	method: 'POST',
	path: '/account/photo',
	summary: 'Uploads the caller’s picture; checks it, removes metadata and makes all sizes',
	file: 'image',
	response: uploadedSchema,
});

const { name, project, state, date, expiresAt } = testimonialRequestSchema.shape;
const exportedLink = { name, project, state, date, expiresAt };

export const exportAccount = defineEndpoint({
	operation: 'account.export',
	method: 'GET',
	path: '/account/export',
	summary: 'Returns everything stored about the caller',
	response: z.object({
		status: z.literal(true),
		data: z.object({
			exportedAt: z.iso.datetime(),
			profile: userSchema,
			cart: z.array(cartItemSchema),
			reviews: z.array(ownReviewSchema),
			sessions: z.array(sessionSchema),
			/** Messages sent from the account's e-mail address; empty if the address is not confirmed. */
			messages: z.array(ownMessageSchema),
			newsletter: z.boolean(),
			/** Time of the newsletter confirmation; null if unconfirmed. */
			newsletterConfirmed: z.nullable(z.iso.datetime()),
			/** Rest of the confirmed subscription, and the letters that it has received. */
			subscription: z.nullable(
				z.object({
					consentNote: z.nullable(z.string()),
					tags: z.array(z.string()),
					letters: z.array(z.object({ subject: z.string(), sentAt: z.iso.datetime() })),
				}),
			),
			/** Personal links to the account's confirmed address, and the testimonials behind them. */
			testimonials: z.array(
				z.object({
					...exportedLink,
					testimonial: z.nullable(ownReviewSchema),
				}),
			),
		}),
	}),
});

export const deleteAccount = defineEndpoint({
	operation: 'account.remove',
	method: 'DELETE',
	path: '/account',
	summary: 'Deletes the caller’s account and all its data, including reviews and messages',
	response: deletedSchema,
});

export const visitorLocation = defineEndpoint({
	operation: 'visitor.location',
	method: 'GET',
	path: '/visitor/location',
	summary: 'Returns the visitor’s approximate location within two seconds',
	response: locationSchema,
});
