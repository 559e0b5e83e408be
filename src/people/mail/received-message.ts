import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";

/** A visitor's message, as the contact form sends it. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/** The channels through which a message is forwarded: SMTP, and the e-mail service. */
const DELIVERY_CHANNELS = ["smtp", "emailjs"] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

const DELIVERY_STATES = ["waiting", "sent", "failed"] as const;

const deliverySchema = z
  .object({
    channel: z.enum(DELIVERY_CHANNELS),
    state: z.enum(DELIVERY_STATES).meta({ description: "failed: not tried again unless someone sends it again." }),
    attempts: z.int(),
    nextAttemptAt: z.iso.datetime().nullable(),
    lastError: z.string().nullable().meta({ description: "The last error, as a sentence to show to the user." }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Delivery" });

export type Delivery = z.infer<typeof deliverySchema>;

/** A visitor's message as the administrators see it. */
export const receivedMessageSchema = z
  .object({
    _id: entryIdSchema,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
    deliveries: z.array(deliverySchema).meta({ description: "One for each channel." }),
  })
  .meta({ id: "ReceivedMessage" });

export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;
