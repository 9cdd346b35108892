import { AsyncLocalStorage } from 'node:async_hooks';
import {
  Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type Transaction,
  type TransactionBuilder,
  type UnknownRow,
} from 'kysely';
import type { Schema } from './schema.ts';

const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

function rejectInsideTransaction(): void {
  if (openTransaction.getStore()?.isOpen === true) {
    throw new Error('Use the transaction handle inside a transaction: the outer handle would wait for itself forever.');
  }
}

class OuterHandleGuard implements KyselyPlugin {
  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    rejectInsideTransaction();
    return args.node;
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return args.result;
  }
}

/** The query builder for our schema. Throws when the outer handle is used inside a transaction, which would deadlock. */
export class GuardedKysely extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    rejectInsideTransaction();
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <Value>(callback: (transaction: Transaction<Schema>) => Promise<Value>): Promise<Value> => {
      const state = { isOpen: true };
      return execute((transaction) =>
        openTransaction.run(state, () => callback(transaction.withoutPlugins() as Transaction<Schema>)),
      ).finally(() => {
        state.isOpen = false;
      });
    };
    return builder;
  }

  static withGuard(dialect: ConstructorParameters<typeof Kysely>[0]['dialect']): GuardedKysely {
    if (dialect === undefined) throw new Error('A dialect is needed.');
    return new GuardedKysely({ dialect, plugins: [new OuterHandleGuard()] });
  }
}
